import { consentNoticeAt } from '@copa/domain/day/notices/consent-notice';
import type { Night } from '@copa/domain/day/notices/night';
import { consentDeadline, type WindowNotice, windowNotices } from '@copa/domain/day/notices/window-notice';
import { type Room, type Rooms, roomKey, untoldRooms } from '@copa/domain/day/room';
import { DAY_MS, ROOM_TOLD_MS } from '@copa/domain/limits';
import {
  confirmableUntil,
  isReleasedByWindow,
  owedWindows,
  owes,
} from '@copa/domain/registrations/confirmation';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { namedHour } from '@copa/domain/time/hours';
import { untoldWindow } from '@copa/domain/tournaments/places/untold';
import { type ConfirmationWindow, NO_CLOSING, WINDOW_KINDS } from '@copa/domain/tournaments/places/window';
import { isEnded } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Happening, JobNotice, Notice } from '../../notices/notice.ts';
import { ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import type { Timed } from '../../store/tournament-writes.ts';
import { HELD, LISTENING } from '../../store/unit-pages.ts';
import { seeYouOn } from '../../tournaments/words.ts';
import { type DayNotice, ofDay } from './day-notice.ts';
import * as words from './words.ts';

interface OfWindow extends Happening {
  readonly window: ConfirmationWindow;
}

const ofWindow = (about: WindowNotice['about'], night: Night) => {
  const next = (tournament: Timed, now: Date) =>
    windowNotices(tournament, now).find((each) => each.about === about);
  return {
    kind: about,
    night,
    at: (tournament: Timed, now: Date) => next(tournament, now)?.at ?? null,
    happening: (tournament: Tournament, now: Date): OfWindow | null => {
      const window = next(tournament, now)?.window;
      // The letter of a window that does not keep places yet would say that the place is lost.
      if (window === undefined || untoldWindow(tournament, now)?.kind === window.kind) return null;
      const turn = (about === 'opening' ? window.opensAt : window.closesAt).getTime();
      return { tournament, window, about: window.kind, turn };
    },
    concerns: (unit: StoredRegistration, { tournament, window }: OfWindow) =>
      owes(unit, tournament, window.kind),
    toldChanges: ({ tournament: { closings }, window: { kind } }: OfWindow, now: Date) => ({
      closings: { ...closings, [kind]: { ...(closings[kind] ?? NO_CLOSING), toldAt: now } },
    }),
  };
};

export const OPENING = ofDay<OfWindow>({
  ...ofWindow('opening', 'waits unless late'),
  to: [HELD],
  mail: {
    named: WINDOW_KINDS,
    isOncePerEvent: true,
    letter: ({ tournament, window: { kind, closesAt, onMissing } }, { members }, _member, now) =>
      words.openedLetters[kind]({
        tournament: tournament.name,
        seeYou: seeYouOn(tournament, now),
        deadline: namedHour(closesAt, tournament.timeZone, now),
        isLost: onMissing !== 'mark',
        isComplete: isComplete(members),
      }),
  },
  push: { isUrgent: false, until: ({ window }) => window.closesAt, words: words.openingPush },
});

const CLOSING = ofDay<OfWindow>({
  ...ofWindow('closing', 'left out'),
  to: [HELD, LISTENING],
  mail: null,
  push: { isUrgent: true, until: ({ window }) => window.closesAt, words: words.closingPush },
});

interface OfConsent extends Happening {
  readonly deadline: Date;
}

export const CONSENT = ofDay<OfConsent>({
  kind: 'consent',
  night: 'waits',
  at: consentNoticeAt,
  happening: (tournament) => {
    const deadline = consentDeadline(tournament);
    return deadline && { tournament, about: '', turn: null, deadline };
  },
  toldChanges: ({ tournament: { told } }, now) => ({ told: { ...told, consent: now } }),
  to: [HELD],
  concerns: ({ members }) => members.some(needsConsent),
  mail: {
    isFor: needsConsent,
    letter: ({ tournament, deadline }, _unit, _member, now) =>
      words.consentLetter(tournament.name, namedHour(deadline, tournament.timeZone, now)),
  },
  push: { isUrgent: true, until: ({ deadline }) => deadline, words: words.consentPush },
});

export const DAY_NOTICES: readonly DayNotice[] = [OPENING, CLOSING, CONSENT];

interface OfRooms extends Happening {
  readonly open: readonly Room[];
}

export function roomDue(tournament: Tournament, rooms: Rooms): Date | null {
  if (tournament.status !== 'published' || isEnded(tournament)) return null;
  return untoldRooms(rooms)[0]?.openAt ?? null;
}

export const ROOM: JobNotice<OfRooms> = {
  kind: 'room',
  night: 'told',
  due: async (reader, id, now) => {
    const [tournament, rooms] = await Promise.all([reader.get(TOURNAMENTS, id), reader.get(ROOMS, id)]);
    if (tournament === null || rooms === null) return null;
    const at = roomDue(tournament, rooms);
    if (at === null || at > now) return null;
    const open = untoldRooms(rooms).filter(({ openAt }) => openAt <= now);
    const keys = open.map(roomKey);
    return {
      happening: { tournament, about: '', turn: keys.join(' '), open },
      done: (transaction) => transaction.set(ROOMS, { ...rooms, told: [...rooms.told, ...keys] }),
    };
  },
  to: [LISTENING],
  mail: null,
  push: {
    isUrgent: true,
    until: ({ open }, unit) =>
      open
        .filter((room) => unit.rooms.some(({ id }) => id === roomKey(room)))
        .map((room) => ({
          about: roomKey(room),
          turn: room.openAt.getTime(),
          until: new Date(room.openAt.getTime() + ROOM_TOLD_MS),
        })),
    words: words.roomPush,
  },
};

export const PROMOTED: Notice<Happening> = {
  kind: 'promoted',
  night: 'told',
  mail: {
    letter: ({ tournament }, unit, _member, now) => {
      const [open] = owedWindows(unit, tournament, now);
      const confirm =
        open === undefined
          ? ''
          : words.confirmUntil(
              namedHour(confirmableUntil(open, unit), tournament.timeZone, now),
              open.onMissing === 'release',
            );
      return words.promotedLetter(tournament.name, seeYouOn(tournament, now), confirm);
    },
  },
  push: {
    isUrgent: true,
    until: ({ tournament }, unit, now) => {
      const [open] = owedWindows(unit, tournament, now);
      return open === undefined ? new Date(now.getTime() + DAY_MS) : confirmableUntil(open, unit);
    },
    words: words.promotedPush,
  },
};

/**
 * Call `wentToWaiter` only after the last `fillPlaces` of the transaction, because `fillPlaces` may give the place
 * to a waiting unit.
 */
export const RELEASED: Notice<Happening & { readonly wentToWaiter: () => boolean }> = {
  kind: 'released',
  night: 'told',
  mail: {
    letter: ({ tournament, wentToWaiter }, { place, releasedBy }) =>
      words.releasedLetter(tournament.name, {
        byConfirmation: isReleasedByWindow(releasedBy),
        wentToWaiter: wentToWaiter(),
        waits: place === 'waiting',
      }),
  },
  push: null,
};
