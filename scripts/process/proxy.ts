const names = new Set(['http_proxy', 'https_proxy', 'all_proxy']);

/**
 * Removes the proxy from the environment of programs that only talk to this machine: the Firebase CLI uses it
 * for its own emulators too, whatever `NO_PROXY` says.
 */
export function withoutProxy(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name.toLowerCase())));
}
