import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import type { Account, Identity, VerifiedToken } from '../../../../functions/src/identity/identity.ts';
import { refusal } from '../../../../functions/src/refusals.ts';
import { type HttpServer, listen } from '../http.ts';

export function serveAccounts(current: () => Identity): Promise<HttpServer> {
  return listen((request, response) => {
    void (async () => {
      const [name, args] = deserialize(await buffer(request)) as [keyof Methods, never[]];
      const answer = await methodsOf(current())
        [name](...(args as [never, never]))
        .then(
          (value: unknown) => ({ value }),
          (error: unknown) => ({ refused: String(error) }),
        );
      response.end(serialize(answer));
    })();
  });
}

const methodsOf = (identity: Identity) => ({
  verifyToken: (token: string) => identity.verifyToken(token),
  findByEmail: (email: string) => identity.findByEmail(email),
  findById: (uid: string) => identity.findById(uid),
  findMany: (uids: readonly string[]) => identity.findMany(uids),
  listAccounts: async () => {
    const all: Account[] = [];
    for await (const account of identity.listAccounts()) all.push(account);
    return all;
  },
  setRole: (...args: Parameters<Identity['setRole']>) => identity.setRole(...args),
  endSessions: (uid: string) => identity.endSessions(uid),
  createLocalAdminToken: (session: Parameters<Identity['createLocalAdminToken']>[0]) =>
    identity.createLocalAdminToken(session),
});
type Methods = ReturnType<typeof methodsOf>;

export function accountsAt(url: string): Identity {
  const ask = async <T>(name: keyof Methods, ...args: readonly unknown[]): Promise<T> => {
    const response = await fetch(url, { method: 'POST', body: serialize([name, args]) });
    const answer = deserialize(Buffer.from(await response.arrayBuffer())) as
      | { value: T }
      | { refused: string };
    if ('value' in answer) return answer.value;
    if (name === 'verifyToken') throw refusal('unauthenticated');
    throw new Error(answer.refused);
  };
  return {
    verifyToken: (token) => ask<VerifiedToken>('verifyToken', token),
    findByEmail: (email) => ask('findByEmail', email),
    findById: (uid) => ask('findById', uid),
    findMany: (uids) => ask('findMany', uids),
    async *listAccounts() {
      yield* await ask<readonly Account[]>('listAccounts');
    },
    setRole: (uid, role) => ask('setRole', uid, role),
    endSessions: (uid) => ask('endSessions', uid),
    createLocalAdminToken: (session) => ask('createLocalAdminToken', session),
  };
}
