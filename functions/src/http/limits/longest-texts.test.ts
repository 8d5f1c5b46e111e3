import { isEmail, isMailbox, isPhone } from '@copa/domain/contact';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import { whatsAppNumber } from '@copa/domain/contact/phone-number';
import { csvCell } from '@copa/domain/csv';
import { escapeHtml, escapeJson } from '@copa/domain/html';
import { LONG_TEXT_MAX, RULES_TEXT_MAX } from '@copa/domain/limits';
import { derivesFrom, mentions } from '@copa/domain/people/mention';
import { hasLink, nameText } from '@copa/domain/people/person-name';
import { pastedRows } from '@copa/domain/play/pasted/pasted-rows';
import { PASTED_PLAYERS_MAX, pastedPlayers } from '@copa/domain/registrations/pasted/pasted-players';
import { isBlank, seenLine, seenText } from '@copa/domain/text';
import { parsePrizePool } from '@copa/domain/tournaments/prizes';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import { expect, it } from 'vitest';
import { JSON_MAX_BYTES } from '../body.ts';
import { withoutSigns } from '../pages/page-address.ts';
import { growsTooFast, HOSTILE_TEXTS } from './growth.fixture.ts';

const UNITS = Array.from({ length: 60 }, (_, index) => ({
  id: `u${index}`,
  name: `Los Reyes del Sur ${index}`,
  tag: `LR${index}`,
}));
const TEAM = { size: 4, substitutes: 2 };
const LIST = 200 * PASTED_PLAYERS_MAX;

const READERS: readonly (readonly [name: string, largest: number, read: (text: string) => unknown])[] = [
  ['seenText', JSON_MAX_BYTES, seenText],
  ['seenLine', JSON_MAX_BYTES, seenLine],
  ['isBlank', JSON_MAX_BYTES, isBlank],
  ['hasLink', JSON_MAX_BYTES, (text) => hasLink(seenText(text))],
  ['nameText', JSON_MAX_BYTES, (text) => nameText(JSON_MAX_BYTES).safeParse(text)],
  ['isEmail', JSON_MAX_BYTES, isEmail],
  ['isMailbox', JSON_MAX_BYTES, isMailbox],
  ['isPhone', JSON_MAX_BYTES, isPhone],
  ['withoutSigns', JSON_MAX_BYTES, withoutSigns],
  ['mailboxKey', LONG_TEXT_MAX, mailboxKey],
  ['whatsAppNumber', LONG_TEXT_MAX, (text) => whatsAppNumber(text, 'America/Lima')],
  ['csvCell', RULES_TEXT_MAX, csvCell],
  ['escapeHtml', RULES_TEXT_MAX, escapeHtml],
  ['escapeJson', RULES_TEXT_MAX, escapeJson],
  ['mentions', LONG_TEXT_MAX, (text) => mentions(text, [text.slice(0, 40), 'Ana'])],
  ['derivesFrom', LONG_TEXT_MAX, (text) => derivesFrom(text, 'Ana')],
  ['parsePrizePool', LONG_TEXT_MAX, parsePrizePool],
  ['rulesLines', RULES_TEXT_MAX, rulesLines],
  ['pastedRows', LONG_TEXT_MAX, (text) => pastedRows(text, UNITS)],
  ['pastedPlayers on one line', LIST, (text) => pastedPlayers(text, TEAM)],
  [
    'pastedPlayers on many lines',
    LIST,
    (text) => pastedPlayers(text.match(/[^]{1,200}/g)?.join('\n') ?? '', TEAM),
  ],
];

it.each(READERS)('%s is not held up by the longest text', { timeout: 60_000 }, (_name, largest, read) => {
  const slow = Object.entries(HOSTILE_TEXTS).find(([, make]) =>
    growsTooFast(largest, (size) => read(make(size))),
  );
  expect(slow?.[0]).toBeUndefined();
});
