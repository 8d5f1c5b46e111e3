import { type Answer, type Call, jsonOf, notFound, ok, refusal, routesOf } from './call.ts';

export const PROJECT = 'copa-ensayo';
export const PROJECT_NUMBER = '123456789012';
export const WEB_APP_ID = `1:${PROJECT_NUMBER}:web:0123456789abcdef`;

interface WebApp {
  readonly appId: string;
  readonly displayName: string;
}

export function createProjectApis() {
  const services = new Set<string>();
  const webApps: WebApp[] = [];
  const project = {
    projectId: PROJECT,
    projectNumber: PROJECT_NUMBER,
    displayName: PROJECT,
    name: `projects/${PROJECT}`,
    resources: { hostingSite: PROJECT },
    state: 'ACTIVE',
  };
  const begun = (id: string) => ok({ name: `operations/${id}`, done: false });
  const done = (id: string) => ok({ name: `operations/${id}`, done: true, response: project });
  const permissions = (call: Call): Answer => ok(jsonOf(call));
  return {
    services,
    webApps,
    routes: [
      ...routesOf('www.googleapis.com', {
        'POST /oauth2/v3/token': () => ok({ access_token: 'rehearsal', expires_in: 3600 }),
      }),
      ...routesOf('firebaseio.com', { 'GET /**': () => ok(null) }),
      ...routesOf('serviceusage.googleapis.com', {
        'GET /v1/projects/*/services/{*}': (_call, name) =>
          ok({ name, state: services.has(name) ? 'ENABLED' : 'DISABLED' }),
        'POST /v1/projects/*/services/{*}:enable': (_call, name) => {
          services.add(name);
          return ok({ done: true });
        },
        'POST /v1beta1/projects/*/services/{*}:generateServiceIdentity': () => ok({ done: true }),
      }),
      ...routesOf('cloudresourcemanager.googleapis.com', {
        'POST /**:testIamPermissions': permissions,
        'GET /v1/projects/*': () => ok({ ...project, lifecycleState: 'ACTIVE' }),
        'POST /v1/projects': () => begun('project'),
        'GET /v1/operations/project': () => done('project'),
      }),
      ...routesOf('firebaseextensions.googleapis.com', { 'GET /v1beta/projects/*/instances': () => ok({}) }),
      ...routesOf('iam.googleapis.com', { 'POST /**:testIamPermissions': permissions }),
      ...routesOf('cloudbilling.googleapis.com', {
        'GET /v1/projects/*/billingInfo': () => ok({ billingEnabled: true }),
      }),
      ...routesOf('compute.googleapis.com', {
        'GET /compute/v1/projects/*': () =>
          ok({ defaultServiceAccount: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com` }),
      }),
      ...routesOf('firebase.googleapis.com', {
        'GET /v1beta1/projects/*/adminSdkConfig': () => ok({ projectId: PROJECT }),
        'GET /v1beta1/projects/{*}': (_call, id) =>
          id === PROJECT || id === PROJECT_NUMBER ? ok(project) : notFound(`Project ${id}`),
        'POST /v1beta1/projects/*:addFirebase': () => begun('firebase'),
        'GET /*/operations/firebase': () => done('firebase'),
      }),
      ...webAppRoutes(webApps),
    ],
  };
}

function webAppRoutes(webApps: WebApp[]) {
  const view = (app: WebApp) => ({
    ...app,
    name: `projects/${PROJECT}/webApps/${app.appId}`,
    projectId: PROJECT,
    platform: 'WEB',
  });
  return routesOf('firebase.googleapis.com', {
    'POST /v1beta1/projects/*/webApps': (call) => {
      const { displayName } = jsonOf(call) as { displayName: string };
      webApps.push({ appId: WEB_APP_ID, displayName });
      return ok({ name: 'operations/web-app', done: false });
    },
    'GET /*/operations/web-app': () =>
      ok({ name: 'operations/web-app', done: true, response: webApps.map(view)[0] }),
    'GET /v1beta1/projects/*/webApps': () => ok({ apps: webApps.map(view) }),
    'GET /v1beta1/projects/*:searchApps': () => ok({ apps: webApps.map(view) }),
    'GET /v1beta1/projects/*/webApps/{**}/config': (_call, appId) =>
      webApps.some((app) => app.appId === appId)
        ? ok({ projectId: PROJECT, appId, apiKey: 'AIzaRehearsal', authDomain: `${PROJECT}.firebaseapp.com` })
        : refusal(404, 'NOT_FOUND', 'There is no such app.'),
  });
}
