const names = new Set(['http_proxy', 'https_proxy', 'all_proxy']);

/** The Firebase CLI uses a proxy even for its own emulators, despite `NO_PROXY`. */
export function withoutProxy(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name.toLowerCase())));
}
