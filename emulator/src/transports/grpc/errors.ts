import type { StatusObject } from '@grpc/grpc-js';
import type { StatusError } from '../../core/status-error.ts';

export function toServiceError({ code, message }: StatusError): Partial<StatusObject> {
  return { code, details: message };
}
