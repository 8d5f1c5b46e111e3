import { HOUR_MS } from '@copa/domain/limits';
import { type Act, registrationId } from './acts/act.ts';
import { planGiving, planWithdrawing } from './acts/consent-acts.ts';
import { planJoining } from './acts/member-acts.ts';
import { planJob } from './acts/tournament-acts.ts';
import type { Wave } from './days.ts';
import { decide } from './registration-rules.ts';
import { UNIT_SHOWN } from './units.ts';

const first = { instance: 0, minor: 1, isOld: false };
const second = { instance: 1, minor: 2, isOld: false };

const giving = (minor: typeof first, showsNick: boolean): Act => ({
  plan: (world) => planGiving({ ...minor, showsNick }, world),
});
const withdrawing = (minor: typeof first): Act => ({ plan: (world) => planWithdrawing(minor, world) });

const approving = (registration: number): Act => ({
  plan: () => {
    const id = registrationId(registration);
    return {
      send: (site) =>
        site.call(0, 'PATCH', `/registrations/${id}/status`, { status: 'approved' }, [
          ...UNIT_SHOWN,
          'placeAfter',
        ]),
      steps: (then) => decide(then, id, { status: 'approved', reason: null, expected: null }),
    };
  },
});

const minorJoins: Act = {
  plan: (world) => planJoining({ registration: 1, player: 6, isOtherAge: true }, world),
};
const job: Act = { plan: () => planJob(0) };

const wave = (act: Act, passes: Wave['passes'] = 1): Wave => ({ passes, acts: [act] });

/** Random days seldom come to this. The captain of the first team is a minor, and so is the second player of the second one. */
export const CONSENTED: Readonly<Record<string, readonly Wave[]>> = {
  'that is given, and then withdrawn from a captain': [
    wave(approving(1)),
    wave(giving(first, false)),
    wave(approving(1)),
    wave(giving(first, true)),
    wave(giving(first, false)),
    wave(withdrawing(first)),
    wave(approving(1)),
  ],
  'of a minor who joins a team that is approved': [
    wave(giving(first, true)),
    wave(approving(1)),
    wave(minorJoins),
    wave(approving(1)),
    wave(giving(second, true)),
    wave(approving(1)),
    wave(withdrawing(second)),
  ],
  'of which only those are reminded who miss it': [
    wave(giving(first, true)),
    wave(job, 27 * HOUR_MS),
    wave(job, HOUR_MS),
    wave(giving(second, true)),
  ],
};
