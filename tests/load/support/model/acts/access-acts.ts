import fc from 'fast-check';
import { decideRequest } from '../rules.ts';
import { account as accountOf } from '../site.ts';
import { existing, Refused, type Steps } from '../steps.ts';
import { note, placesOf, statusOf, type World } from '../world.ts';
import { actOf, ask, once, tournament, tournamentId } from './act.ts';

const ACCOUNTS = ['bruno', 'carla'] as const;
const account = fc.constantFrom(...ACCOUNTS);

export const access = [
  actOf('ask for access', { account }, ({ account: id }) => ({
    send: (site) => site.askForAccess(id),
    steps: (then) =>
      once(() => {
        if (then.requests[id]?.status === 'pending') throw new Refused('permission-denied');
        then.requests[id] = { uid: id, status: 'pending', at: then.now };
        return null;
      }),
  })),
  actOf('answer a request', { account, status: fc.constantFrom('approved', 'rejected' as const) }, (act) => {
    const { account: id, status } = act;
    const line = `POST /user-requests/${id}/${status === 'approved' ? 'approve' : 'reject'}`;
    return ask(act, line, (then) => decideRequest(then, id, status), {});
  }),
  actOf('grant or revoke', { account, isGranted: fc.boolean() }, (act) => {
    const { account: uid, isGranted } = act;
    const steps = (then: World) =>
      once(() => {
        then.admins[uid] = isGranted;
        const request = then.requests[uid];
        if (isGranted && request?.status === 'pending') {
          then.requests[uid] = { ...request, status: 'approved' };
        }
        note(then, `admin.${isGranted ? 'grant' : 'revoke'} accounts/${uid}`);
        return { uid, role: isGranted ? 'admin' : 'visitor' };
      });
    const line = `POST /auth/admin/${isGranted ? 'set-claim' : 'revoke-claim'}`;
    return ask(act, line, steps, { email: `${uid}@correo.example` });
  }),
  actOf('act as', { account, tournament }, (act) => {
    const id = tournamentId(act.tournament);
    function* look(then: World): Steps {
      const isAdmin = then.admins[act.account] === true;
      yield;
      const found = existing(then.tournaments, id);
      if (statusOf(found, then.now) !== 'published' && !isAdmin) throw new Refused('not-found');
      return { currentPlayers: placesOf(then, id) };
    }
    return ask(act, `GET /tournaments/${id}`, look, undefined, accountOf(act.account));
  }),
];
