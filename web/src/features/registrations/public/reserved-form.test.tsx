import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetRegistration, keepRegistration, readOwnRegistrations } from './own/own-registrations.ts';
import { keptOwn } from './own/state/own-registration.fixture.ts';
import {
  answerForms,
  fillPlayer,
  openForm,
  refuse,
  sampleCopa,
  sendButton,
} from './registration-form.fixture.tsx';

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const final = (ends: number) => ({
  ...sampleCopa,
  id: 'final',
  reserved: { seasonId: 'verano', steps: [{ first: 48, endsAt: later(ends) }] },
});
const codeOf = (digit: string) => digit.repeat(26);

function keep(digit: string, registeredAt: number, season?: string, tournamentId = `copa-${digit}`) {
  keepRegistration({
    ...keptOwn,
    code: codeOf(digit),
    tournamentId,
    registeredAt,
    ...(season !== undefined && { season: { id: season, key: 'k' } }),
  });
}

let sent: { readonly seasonCodes?: readonly string[] }[] = [];
let code = 'reserved';

async function register(ends = 24) {
  openForm(final(ends));
  const user = userEvent.setup();
  await fillPlayer(user);
  await user.click(sendButton());
  await screen.findByText(/No entras todavía/);
  return sent[0]?.seasonCodes;
}

describe('the form of a reserved tournament', () => {
  beforeEach(() => {
    sent = [];
    code = 'reserved';
    answerForms((body) => {
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      return refuse(code, 'No entras todavía.');
    });
  });
  afterEach(() => {
    for (const own of readOwnRegistrations()) forgetRegistration(own.code);
  });

  it('has one line of the reservation above the first field, which stays on the smallest screen', () => {
    openForm(final(24));
    const age = screen.getByLabelText('Tengo 18 años o más');
    const isAboveInSight = (text: RegExp) => {
      const part = screen.getByText(text);
      const isAbove = (part.compareDocumentPosition(age) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const fold = part.closest('details');
      return isAbove && (fold === null || fold.open || part.closest('summary') !== null);
    };
    expect(
      [/solo entran los primeros 48/, /se inscribe cualquiera/, /así comprobamos/, /Ver la tabla/].map(
        isAboveInSight,
      ),
    ).toEqual([true, false, false, false]);
  });

  it('says for whom it is, and on a phone without a registration how to prove an ID', async () => {
    expect(await register()).toBeUndefined();
    expect(screen.getByText(/solo entran los primeros 48 de la temporada/)).toBeDefined();
    expect(screen.getByText(/se inscribe cualquiera/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver la tabla de la temporada' })).toBeDefined();
    expect(screen.getByText(/¿El ID es tuyo\?/)).toBeDefined();
  });

  it('sends the codes of the season first, then possible ones, and none of another season', async () => {
    keep('1', 1);
    keep('2', 2, 'verano');
    keep('3', 3, 'verano');
    keep('4', 4, 'otoño');
    keep('5', 5, undefined, 'final');
    expect(await register()).toEqual(['3', '2', '1'].map(codeOf));
    expect(screen.queryByText(/¿El ID es tuyo\?/)).toBeNull();
  });

  it('does not mention the reservation once everybody may register, and still proves the ID', async () => {
    keep('2', 2, 'verano');
    code = 'tournament-full';
    expect(await register(-1)).toEqual([codeOf('2')]);
    expect(screen.queryByText(/temporada/)).toBeNull();
  });
});
