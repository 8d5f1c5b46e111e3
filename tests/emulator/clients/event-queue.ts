import type { ListenEvent } from '../contract/client.ts';

interface Queue {
  readonly events: ListenEvent[];
  readonly waiting: ((event: ListenEvent) => void)[];
  stop: () => void;
}

export class EventQueues {
  readonly #queues = new Map<string, Queue>();
  #next = 0;

  open(start: (emit: (event: ListenEvent) => void) => () => void): string {
    const id = String(this.#next++);
    const queue: Queue = { events: [], waiting: [], stop: () => undefined };
    this.#queues.set(id, queue);
    queue.stop = start((event) => {
      const waiting = queue.waiting.shift();
      if (waiting === undefined) queue.events.push(event);
      else waiting(event);
    });
    return id;
  }

  next(id: string): Promise<ListenEvent> {
    const queue = this.#queues.get(id);
    if (queue === undefined) throw new Error(`no listener ${id}`);
    const event = queue.events.shift();
    if (event !== undefined) return Promise.resolve(event);
    return new Promise((resolve) => queue.waiting.push(resolve));
  }

  close(id: string): void {
    this.#queues.get(id)?.stop();
    this.#queues.delete(id);
  }

  closeAll(): void {
    for (const id of this.#queues.keys()) this.close(id);
  }
}
