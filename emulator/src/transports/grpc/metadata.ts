import type { Metadata } from '@grpc/grpc-js';

export function authorizationOf(metadata: Metadata): string | null {
  const value = metadata.get('authorization')[0];
  return value === undefined ? null : value.toString();
}
