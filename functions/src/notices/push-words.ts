import type { Push } from '@copa/domain/day/push';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { quoted } from '../words.ts';
import type { NoticeKind, PushWords } from './notice.ts';

export function pushWords(
  notices: readonly NoticeKind[],
  { kind, about }: Pick<Push, 'kind' | 'about'>,
  unit: StoredRegistration,
  tournament: Tournament,
  now: Date,
): (PushWords & { readonly isUrgent: boolean }) | null {
  const push = notices.find((each) => each.kind === kind)?.push;
  if (push == null) throw new Error(`no notice of the kind ${kind} rings a phone`);
  const { cancelledAt, status, id } = tournament;
  if (unit.place !== 'held' || cancelledAt !== null || status !== 'published') return null;
  const words = push.words({ about, unit, tournament, now, name: quoted(tournament.name) });
  return words && { ...words, tag: `${id}-${words.tag}`, isUrgent: push.isUrgent };
}
