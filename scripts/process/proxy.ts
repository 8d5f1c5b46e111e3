const names = new Set(['http_proxy', 'https_proxy', 'all_proxy']);

/**
 * For programs that only talk to this machine: the Firebase CLI asks the proxy for its own emulators too, whatever
 * `NO_PROXY` says, and no proxy finds those.
 */
export function withoutProxy(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name.toLowerCase())));
}
