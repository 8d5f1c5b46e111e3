import { NICKS_SHOWN_PER_DAY_MAX, SECOND_MS } from '@copa/domain/limits';
import {
  CONSENT_VERSION,
  type GivenConsent,
  type StoredConsent,
} from '@copa/domain/registrations/consent/consent';
import { givesPrizes } from '@copa/domain/registrations/consent/guardian-contact';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onRecord } from '../../desk/operation.ts';
import { isApprovedPlayer, notFound, type StoredUnit, type UnitKey } from '../../desk/stored-unit.ts';
import { refusal } from '../../refusals.ts';
import { putSeasonOnAgenda } from '../../store/agenda.ts';
import { GUARDIANS, hiddenIn, PLAYERS } from '../../store/collections.ts';
import { countInDay } from '../limits.ts';
import { leave } from '../members/members.ts';
import { acceptedMember, withMember } from '../slots.ts';
import * as words from '../words.ts';

export interface ConsentRequest {
  readonly memberId: string;
  readonly codeHash: string;
}

function requireAsked({ codes }: Ledger, unit: StoredUnit | null, asked: ConsentRequest): StoredAccepted {
  const member = unit === null ? null : acceptedMember(unit, asked.memberId);
  if (member?.ageBand !== 'minor') throw notFound('consent');
  const code = codes.consentOf(member.id, member.guardianRevision);
  if (codes.hashOf(code) !== asked.codeHash) throw notFound('consent');
  return member;
}

/**
 * After a consent, guardians stay stored only in tournaments with prizes, because a guardian may have to
 * receive the prize.
 */
export const give = (
  id: string,
  asked: ConsentRequest,
  {
    version,
    showsNick,
    networkKey,
    limit,
  }: GivenConsent & { readonly networkKey: string | null; readonly limit: string },
): Operation =>
  onRecord(
    id,
    (ledger, unit) => {
      const member = requireAsked(ledger, unit, asked);
      const { consent } = member;
      if (consent?.showsNick === showsNick) return unit;
      if (consent === null && version !== CONSENT_VERSION)
        throw refusal('stale-write', words.otherConsentText);
      if (consent !== null && showsNick) {
        countInDay(ledger, { id: limit, max: NICKS_SHOWN_PER_DAY_MAX, message: words.shownTooOften });
      }
      if (ledger.tournament === null || !givesPrizes(ledger.tournament)) ledger.remove(GUARDIANS, member.id);
      const playerKey = showsNick ? member.playerKey : null;
      if (consent?.showsNick === true && isApprovedPlayer(unit, member)) hideInSeason(ledger, member);
      const first = () => ({ version, at: ledger.now, cameAbout: cameAbout(member, networkKey, ledger.now) });
      const shownAt = showsNick ? ledger.now : (consent?.shownAt ?? null);
      const given = { ...(consent ?? first()), showsNick, shownAt };
      const after = { ...member, consent: given, playerKey, networkKey: null };
      const stored = ledger.store(withMember(unit, after));
      if (!showsNick) endPage(ledger, member);
      return stored;
    },
    { renames: true, traces: [limit] },
  );

/**
 * Call this for a consent only if an organiser has accepted the player. Otherwise anybody could register with
 * the ID of another player, refuse as the adult, and take that player's nick off the table.
 */
export function hideInSeason(ledger: Ledger, { freeFireId }: StoredAccepted): void {
  const { tournament, codes, now } = ledger;
  if (tournament === null || tournament.season === null) return;
  const id = codes.seasonPlayerOf(tournament.season.id, freeFireId);
  ledger.set(hiddenIn(tournament.season.id), { id, at: now });
  putSeasonOnAgenda(ledger, tournament.season, tournament.id);
}

/** Call this after `ledger.store`, because `store` may write the page that this function removes. */
function endPage(ledger: Ledger, { playerKey }: StoredAccepted): void {
  if (playerKey !== null) ledger.remove(PLAYERS, playerKey);
}

function cameAbout(member: StoredAccepted, networkKey: string | null, now: Date): StoredConsent['cameAbout'] {
  const seconds = Math.max(0, Math.floor((now.getTime() - member.acceptedAt.getTime()) / SECOND_MS));
  const isKnown = member.networkKey !== null && networkKey !== null;
  return { seconds, sameNetwork: isKnown ? member.networkKey === networkKey : null };
}

export function refuse(key: UnitKey, asked: ConsentRequest, withdrawn: string): Operation {
  const leaving = leave(key, { memberId: asked.memberId, withdrawn, why: 'consent', by: null });
  return {
    ...leaving,
    apply: (ledger, questions) => {
      const unit = ledger.registration(key.id);
      const member = requireAsked(ledger, unit, asked);
      if (unit !== null && isApprovedPlayer(unit, member)) hideInSeason(ledger, member);
      const left = leaving.apply(ledger, questions);
      endPage(ledger, member);
      return left;
    },
  };
}
