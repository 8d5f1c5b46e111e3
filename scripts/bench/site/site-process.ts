import { startGroup } from '../../process/child-group.mjs';
import { anyPorts } from '../../start/ports.ts';

const ANSWER_LIMIT_MS = 60_000;
const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 40_000;

export async function siteFolder(root: string, data: string) {
  const ports = await anyPorts();
  return {
    root,
    environment: {
      COPA_DATA_DIR: data,
      COPA_HOSTING_PORT: String(ports.hosting),
      COPA_FUNCTIONS_PORT: String(ports.functions),
      COPA_FIRESTORE_PORT: String(ports.firestore),
      COPA_AUTH_PORT: String(ports.auth),
      npm_config_prefer_offline: 'true',
    },
  };
}

export async function startSite({ root, environment }: Awaited<ReturnType<typeof siteFolder>>) {
  const group = startGroup(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  group.child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const limit = setTimeout(() => void group.end(), START_LIMIT_MS);
  const address = await new Promise<string>((resolve, reject) => {
    group.child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Site\s+(http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void group.exited.then(() => reject(new Error(`the site did not start:\n${said}`)));
  });
  clearTimeout(limit);
  await answers(address);
  await answers(`${address}/api/tournaments`);
  return {
    address,
    stop: async () => {
      // Only the start script gets `SIGINT`, because it ends its children itself.
      group.child.kill('SIGINT');
      const timer = setTimeout(() => group.signal('SIGKILL'), STOP_LIMIT_MS);
      await group.exited;
      clearTimeout(timer);
    },
  };
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}
