import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../config/site.ts';
import { Component as InformationOverlays } from '../information-overlays.tsx';
import { FaqContent, matchQuestions } from './faq-content.tsx';
import { faqGroups } from './faq-groups.ts';

const groups = faqGroups(site);
const all = groups.flatMap((group) => group.questions);
const slugsFor = (search: string) =>
  matchQuestions(groups, search).flatMap((group) => group.questions.map(({ slug }) => slug));

describe('the questions', () => {
  it('are about 30, each with its own address', () => {
    expect(all.length).toBeGreaterThanOrEqual(28);
    expect(all.length).toBeLessThanOrEqual(34);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    for (const { slug } of all) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each([
    ['edad-minima', /11 años/],
    ['menores-de-edad', /permiso de tu mamá, tu papá u otro adulto responsable/],
    ['dispositivos', /solo para dispositivos móviles/],
    ['nivel-minimo', /Nivel 40 o superior/],
    ['grupo-oficial', /^Sí/],
    ['premios-cuando', /3 días/],
    ['torneo-completo', /En algunos torneos la organización da los cupos a mano/],
    ['confirmaciones', /tres momentos/],
    ['modalidades', /solitario, en dúo y en escuadra/],
    ['formato', /eliminación y una final al mejor de 3.*una sola final, Champion Rush .* o por bajas/],
    ['como-me-inscribo', /durante 10 segundos/],
    ['grupo-oficial', /se anuncian los próximos torneos/],
    ['amigo-no-puede', /se retira: su lugar queda libre/],
    ['llego-tarde', /inactividad/],
    ['cuanto-cuesta', /gratuita/],
    ['retirar-inscripcion', /se borran en ese momento/],
    ['donde-esta-mi-id', /entre 8 y 12 dígitos/],
  ])('%s answers as the rules say', (slug, rule) => {
    expect(all.find((each) => each.slug === slug)?.answer.join(' ')).toMatch(rule);
  });
});

describe('the search', () => {
  it('ignores accents and capitals', () => {
    expect(slugsFor('DUO')).toEqual(slugsFor('dúo'));
    expect(slugsFor('DUO')).toContain('inscripcion-en-duo');
  });

  it('ignores the signs of a dictated question', () => {
    expect(slugsFor('¿Cuánto cuesta? ')).toEqual(slugsFor('cuanto cuesta'));
    expect(slugsFor('¿Cuánto cuesta? ')).toContain('cuanto-cuesta');
  });

  it('requires every word, in the question or in the answer', () => {
    expect(slugsFor('premio contraseña')).toEqual(['premios-como']);
    expect(slugsFor('premio xyz')).toEqual([]);
  });

  it('narrows the list on screen and counts it', async () => {
    render(<FaqContent />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en las preguntas' }), 'emulador');
    expect(screen.getByText('1 pregunta')).toBeTruthy();
    expect(screen.getByText('¿Puedo jugar en computadora o con emulador?')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    const none = 'Ninguna pregunta coincide con tu búsqueda.';
    expect(screen.getByRole('heading', { name: none })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(none);
    await userEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
    expect(screen.getByText(`${all.length} preguntas`)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('a link to one question', () => {
  it('opens it and focuses it, before anybody can type elsewhere', async () => {
    const shown = { overlay: 'faq', question: 'premios-cuando' } as const;
    await act(async () => render(<InformationOverlays shown={shown} onClose={() => undefined} />));
    const summary = screen.getByText('¿Cuándo entregan los premios?').closest('summary');
    expect(document.activeElement).toBe(summary);
    const details = summary?.closest('details');
    expect(details?.open).toBe(true);
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
    expect(details?.textContent).toMatch(/3 días siguientes/);
  });
});
