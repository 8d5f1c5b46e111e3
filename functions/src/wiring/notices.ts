import { DAY_NOTICES, PROMOTED, RELEASED, ROOM } from '../day/notices/day-notices.ts';
import type { NoticeKind } from '../notices/notice.ts';
import { FOLLOWED } from '../play/follow/followed.ts';
import { PROTEST, REDECIDED } from '../play/protests/deciding.ts';
import { RESULT } from '../play/result-notices.ts';
import { ANSWERS } from '../registrations/registration-mail.ts';
import { CHANGE } from '../tournaments/change-notices.ts';

export const NOTICES: readonly NoticeKind[] = [
  CHANGE,
  ...DAY_NOTICES,
  PROMOTED,
  RELEASED,
  ROOM,
  RESULT,
  PROTEST,
  REDECIDED,
  ...FOLLOWED,
];

export const PLAYER_MAILS: readonly string[] = [
  ...ANSWERS,
  ...NOTICES.flatMap(({ kind, mail }) => (mail === null ? [] : (mail.named ?? [kind]))),
];
