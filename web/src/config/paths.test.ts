import { generatePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { overlayHashes, paths } from './paths.ts';

describe('paths', () => {
  it.each([
    [paths.tournament.path, { id: 'a b' }, paths.tournament.to('a b')],
    [paths.board.path, { id: 'a b' }, paths.board.to('a b')],
    [paths.register.path, { tournamentId: 'x/y' }, paths.register.to('x/y')],
    [paths.tournamentRules.path, { tournamentId: 'ñ' }, paths.tournamentRules.to('ñ')],
    [paths.publicForm.path, { formId: 'f1' }, paths.publicForm.to('f1')],
    [paths.registrationStatus.path, { code: 'K7' }, paths.registrationStatus.to('K7')],
    [paths.invitation.path, { invitation: 'k7' }, paths.invitation.to('k7')],
    [paths.ticket.path, { ticketId: '7k' }, paths.ticket.to('7k')],
    [paths.player.path, { key: '7k' }, paths.player.to('7k')],
  ])('%s builds the same link as the router', (pattern, params, link) => {
    expect(link).toBe(generatePath(pattern, params));
  });

  it('uses the query form that the detail screen links to', () => {
    expect(paths.registerQuery.to('a&b')).toBe('/register?tournament=a%26b');
  });

  it('names a question in the hash', () => {
    expect(overlayHashes.faqQuestion('edad-minima')).toBe('#faq-edad-minima');
  });
});
