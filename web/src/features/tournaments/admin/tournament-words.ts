import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import { zonePlace } from '@copa/domain/time/words/zones';
import { choiceLabel } from '@copa/domain/tournaments/settings/fields';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { fromLocalInput } from '../../../lib/zoned-time.ts';
import * as words from '../words/editor.ts';
import * as states from '../words/states.ts';
import { windowLines } from './editor/confirmation-values.ts';
import { reservationLine, reservationSentences } from './editor/reservation-values.ts';
import type { EditorField, EditorValues } from './editor/tournament-form-values.ts';

const MOMENTS: ReadonlySet<EditorField> = new Set([
  'date',
  'endDate',
  'registrationDeadline',
  'publishDate',
  'waitlistEndsAt',
]);
const CHOSEN: ReadonlySet<EditorField> = new Set(['imageId', 'linkedFormId']);

export function shownTournamentValue(values: EditorValues, field: EditorField): string {
  if (field === 'status') return states.statuses[values.status];
  if (field === 'waitlistMode') return values.waitlistMode === 'auto' ? words.automatic : words.manual;
  if (field === 'confirmations') return windowLines(values).join('\n') || words.noWindows;
  if (field === 'reserved') {
    return reservationSentences(values, serverNow()).join('\n') || reservationLine(values, serverNow());
  }
  const value = values[field];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null || value.length === 0) return words.emptyValue;
  if (typeof value !== 'string') return value.map(({ rank, player }) => `${rank}. ${player}`).join(', ');
  if (CHOSEN.has(field)) return words.otherChoice;
  const label = choiceLabel(field, value);
  if (label !== null) return label;
  const moment = MOMENTS.has(field) ? fromLocalInput(value, values.timeZone) : null;
  if (moment !== null) return capitalized(ownHour(moment, serverNow(), values.timeZone));
  return field === 'timeZone' ? zonePlace(value) : value;
}
