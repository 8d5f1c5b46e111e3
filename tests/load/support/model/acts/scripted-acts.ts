import { freeFireIdKey } from '@copa/domain/contact';
import { DAY_MS } from '@copa/domain/limits';
import { callRoll, decideAbsence } from '../absence-rules.ts';
import type { Decision } from '../registration-rules.ts';
import { setCancelled, updateTournament } from '../rules.ts';
import { existing } from '../steps.ts';
import { later, type Mark, note, recordKey, type World } from '../world.ts';
import { type Act, ask, freeFireId, once, registrationId, tournamentId, uuid } from './act.ts';
import { planPromoting, planReady } from './day-acts.ts';
import { planWithdrawingUnit } from './member-acts.ts';
import { planComing, planDeciding } from './player-acts.ts';
import { OPEN, planJob, planUpdating } from './tournament-acts.ts';

export const job: Act = { plan: () => planJob(0) };

export const OTHER_MAILBOX = 'otra@correo.example';

export const coming = (registration: number, player: number, tournament = 2, mailbox?: string): Act => ({
  plan: (world) => planComing({ registration, player, instance: 0, tournament, mailbox }, world),
});

export const withdrawing = (registration: number): Act => ({
  plan: () => planWithdrawingUnit({ instance: 1 }, registrationId(registration)),
});

export const deciding = (registration: number, status: Decision['status']): Act => ({
  plan: () => planDeciding({ instance: 0, registration, status }),
});

export const updating = (changes: Partial<typeof OPEN>): Act => ({
  plan: (world) =>
    planUpdating(
      { instance: 1, tournament: 2, seen: 'current', details: { ...OPEN, maxPlayers: 2, ...changes } },
      world,
    ),
});

export const cancelling = (cancelled: boolean): Act => ({
  plan: () => {
    const id = tournamentId(2);
    const steps = (then: World) => setCancelled(then, id, cancelled);
    const body = { cancelled, ...(cancelled && { reason: 'Se cayó el servidor' }) };
    return ask({ instance: 0 }, `PATCH /tournaments/${id}/cancellation`, steps, body);
  },
});

export const setting = (
  status: 'draft' | 'scheduled' | 'published',
  publishesIn: number | null = null,
): Act => ({
  plan: (world) => {
    const id = tournamentId(2);
    const { updatedAt: seen, ...before } = existing(world.tournaments, id);
    const { name, date, endDate, registrationDeadline, maxPlayers } = before;
    const { modality, substitutes, linkedFormId, windows, waitlist } = before;
    const places = { maxPlayers, modality, substitutes, windows, waitlist };
    const publishDate = publishesIn === null ? null : later(world.now, publishesIn);
    const input = { name, date, endDate, registrationDeadline, linkedFormId, ...places, status, publishDate };
    const steps = (then: World) => updateTournament(then, id, input, seen);
    return ask({ instance: 0 }, `PUT /tournaments/${id}`, steps, { ...input, expectedUpdatedAt: seen });
  },
});

export const readying = (registration: number): Act => ({
  plan: (world) => planReady({ instance: 0, registration, isOld: false }, world),
});

export const promoting = (registration: number): Act => ({
  plan: () => planPromoting({ instance: 1, registration }),
});

const DAYS = 7;

export const suspending = (registration: number): Act => ({
  plan: () => {
    const id = registrationId(registration);
    const player = freeFireIdKey(freeFireId(registration));
    const requestId = uuid(9, registration);
    const body = { requestId, kind: 'ban', days: DAYS, reason: 'Usó un programa para apuntar.' };
    const steps = (then: World) =>
      once(() => {
        const key = recordKey(player);
        const earlier = then.records[player] ?? [];
        if (earlier.some(({ id: known }) => known === requestId)) return { key };
        const until = later(then.now, DAYS * DAY_MS);
        const entry = {
          id: requestId,
          kind: 'ban',
          until,
          revokedAt: null,
          tournamentId: tournamentId(2),
          contacts: [],
          others: [],
        } as const;
        then.records[player] = [...earlier, entry];
        note(then, `record.add records/${key}`);
        return { key };
      });
    return ask({ instance: 0 }, `POST /registrations/${id}/members/${id}/record`, steps, body);
  },
});

export const revoking = (number: number, absence: Absence | null = null): Act => ({
  plan: () => {
    const player = freeFireIdKey(freeFireId(number));
    const missed = absence && absenceId(absence);
    const [key, entryId] = [recordKey(player), missed ?? uuid(9, number)];
    const steps = (then: World) =>
      once(() => {
        const entries = then.records[player] ?? [];
        if (entries.some(({ id, revokedAt }) => id === entryId && revokedAt !== null)) return { key };
        then.records[player] = entries.map((entry) =>
          entry.id === entryId ? { ...entry, revokedAt: then.now } : entry,
        );
        note(then, `record.revoke records/${key}`);
        return { key };
      });
    return ask({ instance: 1 }, `POST /records/${key}/revoke`, steps, {
      entryId,
      reason: 'Era otra persona',
    });
  },
});

export const weighing = (number: number, { of, from }: Absence, counts: boolean): Act => ({
  plan: () => {
    const id = registrationId(number);
    const entryId = absenceId({ of, from });
    const steps = (then: World) => decideAbsence(then, id, entryId, counts);
    return ask({ instance: 1 }, `PUT /registrations/${id}/members/${id}/record/${entryId}`, steps, {
      counts,
    });
  },
});

interface Absence {
  readonly of: number;
  readonly from: number;
}

const absenceId = ({ of, from }: Absence) => `${tournamentId(from)}_1_${registrationId(of)}`;

export const calling = (
  registration: number,
  state: Mark['state'] | null,
  tournament: number,
  instance = 0,
): Act => ({
  plan: () => {
    const [unit, played, match] = [registrationId(registration), tournamentId(tournament), 1];
    const steps = (then: World) => callRoll(then, played, match, unit, state);
    return ask({ instance }, `PUT /tournaments/${played}/roll/${match}`, steps, { marks: { [unit]: state } });
  },
});
