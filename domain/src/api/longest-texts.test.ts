import { expect, it } from 'vitest';
import { mailboxKey } from '../contact/mailbox.ts';
import { whatsAppNumber } from '../contact/phone-number.ts';
import { isEmail, isMailbox, isPhone } from '../contact.ts';
import { csvCell } from '../csv.ts';
import { escapeHtml, escapeJson } from '../html.ts';
import { LONG_TEXT_MAX, RULES_TEXT_MAX } from '../limits.ts';
import { derivesFrom, mentions } from '../people/mention.ts';
import { hasLink } from '../people/person-name.ts';
import { pastedRows } from '../play/pasted/pasted-rows.ts';
import { pastedPlayers } from '../registrations/pasted/pasted-players.ts';
import { isBlank, seenLine, seenText } from '../text.ts';
import { parsePrizePool } from '../tournaments/prizes.ts';
import { rulesLines } from '../tournaments/rules-text.ts';
import { growsTooFast, HOSTILE_TEXTS } from './growth.fixture.ts';

const UNITS = Array.from({ length: 60 }, (_, index) => ({
  id: `u${index}`,
  name: `Los Reyes del Sur ${index}`,
  tag: `LR${index}`,
}));
const TEAM = { size: 4, substitutes: 2 };
const BODY = 100_000;
/** 400 lines of 200 characters. */
const LIST = 80_000;

const READERS: readonly (readonly [name: string, largest: number, read: (text: string) => unknown])[] = [
  ['seenText', BODY, seenText],
  ['seenLine', BODY, seenLine],
  ['isBlank', BODY, isBlank],
  ['hasLink', BODY, (text) => hasLink(seenText(text))],
  ['isEmail', BODY, isEmail],
  ['isMailbox', BODY, isMailbox],
  ['isPhone', BODY, isPhone],
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
