import { type Answer, type Call, jsonOf, notFound, ok, refusal, routesOf } from './call.ts';
import { PROJECT } from './project.ts';

interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[];
}
type Account = { readonly email: string; readonly policy: Policy };
type Secret = { readonly versions: readonly string[]; readonly policy: Policy };

export function createIdentityApis() {
  const accounts = new Map<string, Account>();
  const secrets = new Map<string, Secret>();
  let ofProject: Policy = { bindings: [{ role: 'roles/owner', members: ['user:duena@copa.example'] }] };
  const policyOf = (call: Call): Policy => (jsonOf(call) as { policy: Policy }).policy;
  const setPolicy = (call: Call, set: (policy: Policy) => void): Answer => {
    const policy = policyOf(call);
    const members = (policy.bindings ?? []).flatMap((binding) => binding.members);
    const unknown = members.find((each) => !/^(allUsers|\w+:[^@\s]+@[\w-]+(\.[\w-]+)+)$/.test(each));
    if (unknown !== undefined) return refusal(400, 'INVALID_ARGUMENT', `Invalid argument: '${unknown}'`);
    set(policy);
    return ok(policy);
  };
  const nameOf = (secret: string) => `projects/${PROJECT}/secrets/${secret}`;

  const withAccount = (email: string, answer: (account: Account) => Answer) => {
    const account = accounts.get(email);
    return account === undefined ? notFound(`Service account ${email}`) : answer(account);
  };
  const withSecret = (name: string, answer: (secret: Secret) => Answer) => {
    const secret = secrets.get(name);
    return secret === undefined ? notFound(`Secret [${nameOf(name)}]`) : answer(secret);
  };
  const latestOf = (name: string, answer: (version: string, value: string) => Answer) =>
    withSecret(name, ({ versions }) => {
      const value = versions.at(-1);
      const path = `${nameOf(name)}/versions`;
      return value === undefined ? notFound(`${path}/latest`) : answer(`${path}/${versions.length}`, value);
    });
  const shownSecret = (_call: Call, name: string) =>
    withSecret(name, () => ok({ name: nameOf(name), replication: { automatic: {} } }));
  const accountPath = '/v1/projects/*/serviceAccounts/{*}';
  const secretPath = '/v1/projects/*/secrets/{*}';

  return {
    accounts,
    secrets,
    policy: () => ofProject,
    routes: [
      ...routesOf('cloudresourcemanager.googleapis.com', {
        'POST /**:getIamPolicy': () => ok({ etag: 'e', version: 1, ...ofProject }),
        'POST /**:setIamPolicy': (call) =>
          setPolicy(call, (policy) => {
            ofProject = policy;
          }),
      }),
      ...routesOf('iam.googleapis.com', {
        'POST /v1/projects/*/serviceAccounts': (call) => {
          const { accountId } = jsonOf(call) as { accountId: string };
          const email = `${accountId}@${PROJECT}.iam.gserviceaccount.com`;
          accounts.set(email, { email, policy: {} });
          return ok({ email });
        },
        [`POST ${accountPath}:getIamPolicy`]: (_call, email) =>
          withAccount(email, ({ policy }) => ok({ etag: 'e', ...policy })),
        [`POST ${accountPath}:setIamPolicy`]: (call, email) =>
          withAccount(email, () => setPolicy(call, (policy) => accounts.set(email, { email, policy }))),
        [`GET ${accountPath}`]: (_call, email) => withAccount(email, () => ok({ email })),
      }),
      ...routesOf('secretmanager.googleapis.com', {
        'POST /v1/projects/*/secrets': (call) => {
          const name = call.query.get('secretId') ?? '';
          if (secrets.has(name)) return refusal(409, 'ALREADY_EXISTS', `Secret [${nameOf(name)}] exists.`);
          secrets.set(name, { versions: [], policy: {} });
          return ok({ name: nameOf(name) });
        },
        [`POST ${secretPath}:addVersion`]: (call, name) =>
          withSecret(name, (secret) => {
            const { payload } = jsonOf(call) as { payload: { data: string } };
            const versions = [...secret.versions, Buffer.from(payload.data, 'base64').toString()];
            secrets.set(name, { ...secret, versions });
            return ok({ name: `${nameOf(name)}/versions/${versions.length}`, state: 'ENABLED' });
          }),
        [`GET ${secretPath}:getIamPolicy`]: (_call, name) =>
          withSecret(name, ({ policy }) => ok({ etag: 'e', ...policy })),
        [`POST ${secretPath}:setIamPolicy`]: (call, name) =>
          withSecret(name, (secret) => setPolicy(call, (policy) => secrets.set(name, { ...secret, policy }))),
        [`GET ${secretPath}/versions/*`]: (_call, name) =>
          latestOf(name, (version) => ok({ name: version, state: 'ENABLED' })),
        [`GET ${secretPath}/versions/*:access`]: (_call, name) =>
          latestOf(name, (version, value) =>
            ok({ name: version, payload: { data: Buffer.from(value).toString('base64') } }),
          ),
        [`GET ${secretPath}/versions`]: (_call, name) =>
          withSecret(name, ({ versions }) =>
            ok({
              versions: versions.map((_value, index) => ({
                name: `${nameOf(name)}/versions/${index + 1}`,
                state: 'ENABLED',
              })),
            }),
          ),
        [`GET ${secretPath}`]: shownSecret,
        [`PATCH ${secretPath}`]: shownSecret,
      }),
    ],
  };
}
