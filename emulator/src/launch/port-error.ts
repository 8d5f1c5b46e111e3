import { FlagError } from './flags.ts';

/** The Firebase CLI looks for the words "address already in use" to say what happened. */
export function describePortError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new FlagError(`Port ${port} on ${host}: address already in use.`, { cause: error });
    case 'EACCES':
      return new FlagError(`Port ${port} on ${host}: permission denied.`, { cause: error });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new FlagError(`${host} is not an address of this machine.`, { cause: error });
    default:
      return error;
  }
}
