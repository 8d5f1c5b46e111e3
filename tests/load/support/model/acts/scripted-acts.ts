import { freeFireIdKey } from '@copa/domain/contact';
import { DAY_MS } from '@copa/domain/limits';
import { callRoll } from '../absence-rules.ts';
import type { Decision } from '../registration-rules.ts';
import { later, type Mark, note, recordKey, type World } from '../world.ts';
import { type Act, ask, freeFireId, once, registrationId, tournamentId, uuid } from './act.ts';
import { planPromoting } from './day-acts.ts';
import { planWithdrawingUnit } from './member-acts.ts';
import { planComing, planDeciding } from './player-acts.ts';
import { planJob } from './tournament-acts.ts';

export const job: Act = { plan: () => planJob(0) };

export const coming = (registration: number, player: number, tournament = 2): Act => ({
  plan: (world) => planComing({ registration, player, instance: 0, tournament }, world),
});

export const withdrawing = (registration: number): Act => ({
  plan: () => planWithdrawingUnit({ instance: 1 }, registrationId(registration)),
});

export const deciding = (registration: number, status: Decision['status']): Act => ({
  plan: () => planDeciding({ instance: 0, registration, status }),
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
        const until = later(then.now, DAYS * DAY_MS);
        const entry = { id: requestId, kind: 'ban', until, tournamentId: tournamentId(2) } as const;
        then.records[player] = [...(then.records[player] ?? []), entry];
        note(then, `record.add records/${recordKey(player)}`);
        return { key: recordKey(player) };
      });
    return ask({ instance: 0 }, `POST /registrations/${id}/members/${id}/record`, steps, body);
  },
});

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
