import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsole } from '../../test/console-spy.ts';
import { siteFrom } from '../config/site.ts';
import { storageKeys } from './storage/storage-keys.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { keepSite, useSite } from './use-site.ts';

function Contact() {
  const site = useSite();
  return (
    <a href={site.phoneHref}>
      {site.name} {site.phone}
    </a>
  );
}

describe('useSite', () => {
  it('is the site of the build until the settings are known, then follows them', () => {
    render(<Contact />);
    expect(screen.getByRole('link', { name: /^Copa Fénix/ })).toBeTruthy();
    const brand = { ...DEFAULT_SITE.brand, name: 'Liga Andina' };
    act(() =>
      keepSite({ ...DEFAULT_SITE, brand, contacts: { phone: '+57 (300) 123-4567', email: 'a@b.co' } }),
    );
    expect(screen.getByRole('link', { name: /^Liga Andina/ }).getAttribute('href')).toBe('tel:+573001234567');
  });

  it('uses the brand in the title as soon as it is known', () => {
    const Page = () => {
      useDocumentTitle('Torneos activos');
      return null;
    };
    render(<Page />);
    expect(document.title).toBe('Torneos activos · Copa Fénix');
    act(() => keepSite({ ...DEFAULT_SITE, brand: { ...DEFAULT_SITE.brand, name: 'Liga Andina' } }));
    expect(document.title).toBe('Torneos activos · Liga Andina');
  });

  it.each([
    '{"brand":',
    '{"brand":{"name":{}},"contacts":{"phone":"5"},"community":[]}',
    '{"brand":{},"contacts":{"phone":"5"},"community":[],"privacy":null}',
  ])('survives damaged storage, and reports it: %s', (stored) => {
    localStorage.setItem(storageKeys.siteSettings, stored);
    render(<Contact />);
    expect(screen.getByRole('link', { name: /^Copa Fénix/ })).toBeTruthy();
    expect(takeConsole('warn')).toEqual([expect.stringContaining('stored settings unreadable')]);
  });

  it('has the default of a field that another version did not store', () => {
    const stored = { brand: {}, contacts: { phone: '+57 300 123 4567' }, community: [] };
    localStorage.setItem(storageKeys.siteSettings, JSON.stringify(stored));
    render(<Contact />);
    expect(screen.getByRole('link').textContent).toBe('Copa Fénix +57 300 123 4567');
  });
});

describe('siteFrom', () => {
  it('tells a WhatsApp group from another chat', () => {
    expect(siteFrom(DEFAULT_SITE).community.map(({ kind }) => kind)).toEqual([
      'chat',
      'whatsapp',
      'whatsapp',
    ]);
  });
});
