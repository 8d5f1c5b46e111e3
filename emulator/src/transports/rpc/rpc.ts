import type { Caller } from '../../core/authorizer.ts';
import type { FirestoreService } from '../../core/firestore-service.ts';

/**
 * One method of google.firestore.v1.Firestore: from a decoded request message to response
 * messages. gRPC and REST differ only in how they find the method and print the messages.
 */
export type Rpc = { readonly requestType: string; readonly responseType: string } & (
  | { readonly kind: 'unary'; readonly call: Call<object | Promise<object>> }
  | { readonly kind: 'serverStream'; readonly call: Call<Iterable<object>> }
);

type Call<Result> = (service: FirestoreService, caller: Caller, request: object) => Result;

/** `Request` is what the codec yields for `requestType`; the two are paired here and nowhere else. */
export function unary<Request extends object>(
  requestType: string,
  responseType: string,
  call: (service: FirestoreService, caller: Caller, request: Request) => object | Promise<object>,
): Rpc {
  return {
    kind: 'unary',
    requestType,
    responseType,
    call: (service, caller, request) => call(service, caller, request as Request),
  };
}

/** The call has failed or succeeded when it returns; messages are made as they are asked for. */
export function serverStream<Request extends object>(
  requestType: string,
  responseType: string,
  call: (service: FirestoreService, caller: Caller, request: Request) => Iterable<object>,
): Rpc {
  return {
    kind: 'serverStream',
    requestType,
    responseType,
    call: (service, caller, request) => call(service, caller, request as Request),
  };
}
