import { HOUR_MS } from '@copa/domain/limits';
import type { Act } from '../acts/act.ts';
import { planGiving, planWithdrawing } from '../acts/consent-acts.ts';
import { planJoining } from '../acts/member-acts.ts';
import { deciding, job } from '../acts/scripted-acts.ts';
import type { Wave } from './random.ts';

const first = { instance: 0, minor: 1, isOld: false };
const second = { instance: 1, minor: 2, isOld: false };

const giving = (minor: typeof first, showsNick: boolean): Act => ({
  plan: (world) => planGiving({ ...minor, showsNick }, world),
});
const withdrawing = (minor: typeof first): Act => ({ plan: (world) => planWithdrawing(minor, world) });

const minorJoins: Act = {
  plan: (world) => planJoining({ registration: 1, player: 6, isOtherAge: true }, world),
};

const wave = (act: Act, passes: Wave['passes'] = 1): Wave => ({ passes, acts: [act] });

/** Random days seldom come to this. The captain of the first team is a minor, and so is the second player of the second one. */
export const CONSENTED: Readonly<Record<string, readonly Wave[]>> = {
  'that is given, and then withdrawn from a captain': [
    wave(deciding(1, 'approved')),
    wave(giving(first, false)),
    wave(deciding(1, 'approved')),
    wave(giving(first, true)),
    wave(giving(first, false)),
    wave(withdrawing(first)),
    wave(deciding(1, 'approved')),
  ],
  'of a minor who joins a team that is approved': [
    wave(giving(first, true)),
    wave(deciding(1, 'approved')),
    wave(minorJoins),
    wave(deciding(1, 'approved')),
    wave(giving(second, true)),
    wave(deciding(1, 'approved')),
    wave(withdrawing(second)),
  ],
  'of which only those are reminded who miss it': [
    wave(giving(first, true)),
    wave(job, 27 * HOUR_MS),
    wave(job, HOUR_MS),
    wave(giving(second, true)),
  ],
};
