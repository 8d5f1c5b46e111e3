import fc from 'fast-check';
import { actOf, instance, once, tournament, tournamentId } from './act.ts';
import { decideRequest, existing, Refused } from './rules.ts';
import { placesOf, statusOf } from './world.ts';

const ACCOUNTS = ['bruno', 'carla'] as const;
const account = fc.constantFrom(...ACCOUNTS);
const accessRequest = fc.integer({ min: 1, max: 3 });

export const access = [
  actOf('ask for access', fc.record({ account, request: accessRequest }), (act) => {
    const id = `request-${act.request}`;
    return {
      send: (site) => site.askForAccess(act.account, id),
      steps: (then) =>
        once(() => {
          if (then.requests[id] !== undefined) throw new Refused('permission-denied');
          then.requests[id] = { uid: act.account, status: 'pending' };
          return null;
        }),
    };
  }),
  actOf(
    'answer a request',
    fc.record({ instance, request: accessRequest, status: fc.constantFrom('approved', 'rejected' as const) }),
    (act) => {
      const id = `request-${act.request}`;
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
          then.audit.push(`admin.${act.isGranted ? 'grant' : 'revoke'} accounts/${act.account}`);
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
