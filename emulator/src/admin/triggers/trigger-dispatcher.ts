import { Agent, request } from 'node:http';
import type { CommittedChanges } from '../../core/model.ts';
import type { Logger } from '../../transports/gateway.ts';
import { documentChanges, eventRequest, type FunctionTrigger, wants } from './function-triggers.ts';

export interface TriggerDispatcher {
  register(trigger: FunctionTrigger): void;
  dispatch(commit: CommittedChanges): void;
  close(): void;
}

interface Delivery {
  readonly trigger: FunctionTrigger;
  readonly change: ReturnType<typeof documentChanges>[number];
}

/** A limit is needed, because the Functions emulator starts a process for every concurrent event. */
const MAX_CONCURRENT_EVENTS = 20;

export function createTriggerDispatcher(options: {
  /** `host:port`; null when no Functions emulator runs. */
  readonly functionsEmulator: string | null;
  readonly newId: () => string;
  readonly logger: Logger;
}): TriggerDispatcher {
  const { functionsEmulator, newId, logger } = options;
  const triggers = new Map<string, FunctionTrigger>();
  const agent = new Agent({ maxSockets: MAX_CONCURRENT_EVENTS });
  /** Events wait here and not as started requests, because each request takes several kilobytes of memory. */
  const waiting = new Set<Delivery>();
  let underway = 0;
  let isClosed = false;

  function proceed(host: string): void {
    for (const delivery of waiting) {
      if (underway >= MAX_CONCURRENT_EVENTS) return;
      waiting.delete(delivery);
      try {
        deliver(host, delivery);
      } catch (error) {
        // The write is already stored, so it must not fail if its event cannot be encoded.
        failed(delivery.trigger, error instanceof Error ? error.message : String(error));
      }
    }
  }

  function deliver(host: string, { trigger, change }: Delivery): void {
    const event = eventRequest(trigger, change, newId());
    const url = `http://${host}/functions/projects/${trigger.project}/triggers/${trigger.key}`;
    const call = request(url, { method: 'POST', agent, headers: event.headers }, (response) => {
      const status = response.statusCode ?? 0;
      if (status >= 300) failed(trigger, `HTTP ${status}`);
      response.on('error', (error) => {
        failed(trigger, error.message);
      });
      response.resume();
    });
    underway += 1;
    call.on('error', (error) => {
      failed(trigger, error.message);
    });
    call.once('close', () => {
      underway -= 1;
      proceed(host);
    });
    call.end(event.body);
  }

  function failed({ key }: FunctionTrigger, reason: string): void {
    if (!isClosed) logger.warn(`Event for function ${key} was not delivered: ${reason}`);
  }

  return {
    register(trigger) {
      triggers.set(`${trigger.project}/${trigger.key}`, trigger);
    },
    dispatch(commit) {
      if (functionsEmulator === null || triggers.size === 0 || commit.isMaintenance === true) return;
      for (const change of documentChanges(commit)) {
        for (const trigger of triggers.values()) {
          if (wants(trigger, change)) waiting.add({ trigger, change });
        }
      }
      proceed(functionsEmulator);
    },
    close() {
      isClosed = true;
      waiting.clear();
      agent.destroy();
    },
  };
}
