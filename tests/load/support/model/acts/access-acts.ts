import fc from 'fast-check';
import { decideRequest } from '../rules.ts';
import { existing, Refused } from '../steps.ts';
import { note, placesOf, statusOf } from '../world.ts';
import { actOf, instance, once, tournament, tournamentId } from './act.ts';

const ACCOUNTS = ['bruno', 'carla'] as const;
const account = fc.constantFrom(...ACCOUNTS);

export const access = [
  actOf('ask for access', fc.record({ account }), ({ account: id }) => {
    return {
      send: (site) => site.askForAccess(id),
      steps: (then) =>
        once(() => {
          if (then.requests[id]?.status === 'pending') throw new Refused('permission-denied');
          then.requests[id] = { uid: id, status: 'pending', at: then.now };
          return null;
        }),
    };
  }),
  actOf(
    'answer a request',
    fc.record({ instance, account, status: fc.constantFrom('approved', 'rejected' as const) }),
    (act) => {
      const id = act.account;
      const path = `/user-requests/${id}/${act.status === 'approved' ? 'approve' : 'reject'}`;
      return {
        send: (site) => site.call(act.instance, 'POST', path, {}, ['id', 'status']),
        steps: (then) => decideRequest(then, id, act.status),
      };
    },
  ),
  actOf('grant or revoke', fc.record({ instance, account, isGranted: fc.boolean() }), (act) => {
    const path = `/auth/admin/${act.isGranted ? 'set-claim' : 'revoke-claim'}`;
    const body = { email: `${act.account}@correo.example` };
    return {
      send: (site) => site.call(act.instance, 'POST', path, body, ['uid', 'isAdmin']),
      steps: (then) =>
        once(() => {
          then.admins[act.account] = act.isGranted;
          note(then, `admin.${act.isGranted ? 'grant' : 'revoke'} accounts/${act.account}`);
          return { uid: act.account, isAdmin: act.isGranted };
        }),
    };
  }),
  actOf('act as', fc.record({ instance, account, tournament }), (act) => {
    const id = tournamentId(act.tournament);
    return {
      send: (site) =>
        site.call(act.instance, 'GET', `/tournaments/${id}`, undefined, ['currentPlayers'], act.account),
      steps: function* look(then) {
        const isAdmin = then.admins[act.account] === true;
        yield;
        const found = existing(then.tournaments, id);
        if (statusOf(found, then.now) !== 'published' && !isAdmin) throw new Refused('not-found');
        return { currentPlayers: placesOf(then, id) };
      },
    };
  }),
];
