import type { Micros } from '../src/core/model.ts';
import type { ListenRequest, ListenResponse, TargetSelector } from '../src/watch/listen-messages.ts';

interface Followed {
  readonly selector: TargetSelector;
  held: Map<string, Micros>;
  token: Uint8Array | null;
  current: boolean;
}

export interface ClientSnapshot {
  readonly readTime: Micros;
  readonly targets: ReadonlyMap<TargetSelector, ReadonlyMap<string, Micros>>;
}

/**
 * A minimal client of a Listen stream. It trusts results only at consistent snapshots. If an existence
 * filter contradicts a target's documents, the client listens to that target afresh.
 */
export class FollowingClient {
  readonly #targets = new Map<number, Followed>();
  /**
   * The number of unanswered requests by target id. Before the last answer arrives, changes concern an
   * earlier target with that id.
   */
  readonly #unanswered = new Map<number, number>();
  readonly snapshots: ClientSnapshot[] = [];

  constructor(
    private readonly database: string,
    private readonly request: (request: ListenRequest) => void,
  ) {}

  listen(targetId: number, selector: TargetSelector): void {
    if (this.#targets.has(targetId)) return;
    this.#targets.set(targetId, {
      selector,
      held: new Map(),
      token: null,
      current: false,
    });
    this.#add(targetId);
  }

  unlisten(targetId: number): void {
    if (this.#targets.delete(targetId)) this.#remove(targetId);
  }

  reconnected(): void {
    this.#unanswered.clear();
    for (const targetId of this.#targets.keys()) this.#add(targetId);
  }

  receive(response: ListenResponse): void {
    switch (response.kind) {
      case 'targetChange':
        this.#targetChange(response);
        return;
      case 'documentChange':
        for (const id of response.targetIds)
          this.#answered(id)?.held.set(response.document.name, response.document.updateTime);
        this.#drop(response.document.name, response.removedTargetIds);
        return;
      case 'documentDelete':
      case 'documentRemove':
        this.#drop(response.name, response.removedTargetIds);
        return;
      case 'filter': {
        const target = this.#answered(response.targetId);
        if (target === undefined || target.held.size === response.count) return;
        Object.assign(target, { held: new Map(), token: null, current: false });
        this.#remove(response.targetId);
        this.#add(response.targetId);
      }
    }
  }

  #targetChange(change: Extract<ListenResponse, { kind: 'targetChange' }>): void {
    for (const id of change.targetIds) {
      if (change.type === 'ADD' || change.type === 'REMOVE') this.#count(id, -1);
      const target = this.#answered(id);
      if (target === undefined) continue;
      if (change.type === 'RESET') target.held.clear();
      if (change.type === 'CURRENT') target.current = true;
    }
    const { resumeToken, readTime } = change;
    if (change.type !== 'NO_CHANGE' || resumeToken === undefined || readTime === undefined) return;
    const current = [...this.#targets.values()].filter((target) => target.current);
    for (const target of current) target.token = resumeToken;
    this.snapshots.push({
      readTime,
      targets: new Map(current.map(({ selector, held }) => [selector, new Map(held)])),
    });
  }

  #count(targetId: number, by: 1 | -1): void {
    this.#unanswered.set(targetId, (this.#unanswered.get(targetId) ?? 0) + by);
  }

  #drop(name: string, targetIds: readonly number[]): void {
    for (const id of targetIds) this.#answered(id)?.held.delete(name);
  }

  #answered(targetId: number): Followed | undefined {
    return (this.#unanswered.get(targetId) ?? 0) > 0 ? undefined : this.#targets.get(targetId);
  }

  #add(targetId: number): void {
    const target = this.#targets.get(targetId);
    if (target === undefined) return;
    const { selector, token, held } = target;
    target.current = false;
    this.#count(targetId, 1);
    const resume = token === null ? null : { token };
    if (token === null) held.clear();
    this.request({
      kind: 'add',
      database: this.database,
      target: { targetId, selector, resume, expectedCount: resume === null ? null : held.size },
    });
  }

  #remove(targetId: number): void {
    this.#count(targetId, 1);
    this.request({ kind: 'remove', database: this.database, targetId });
  }
}
