import type { CommittedChanges, Document, Micros } from '../model.ts';
import { documentSize } from '../values/document-size.ts';
import { partitionPoint } from './sorted-set.ts';

const HOUR: Micros = 3_600_000_000n;
const MAX_CHANGES = 50_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MIN_FORGOTTEN = 1_000;

interface Kept {
  readonly commit: CommittedChanges;
  readonly bytes: number;
}

/**
 * Keeps the commits of the last hour, as production does, but only up to MAX_CHANGES and MAX_BYTES. Open
 * snapshots do not depend on this history.
 */
export class History {
  #commits: (Kept | undefined)[] = [];
  #start = 0;
  #changes = 0;
  #bytes = 0;
  #floor: Micros = 0n;

  add(commit: CommittedChanges): void {
    let bytes = 0;
    for (const { before } of commit.changes) if (before !== null) bytes += documentSize(before);
    this.#commits.push({ commit, bytes });
    this.#changes += commit.changes.length;
    this.#bytes += bytes;
    this.#prune(commit.commitTime);
  }

  #prune(now: Micros): void {
    let oldest = this.#commits[this.#start];
    while (oldest !== undefined) {
      const { commit, bytes } = oldest;
      const old = now - commit.commitTime > HOUR;
      if (!old && this.#changes <= MAX_CHANGES && this.#bytes <= MAX_BYTES) break;
      this.#changes -= commit.changes.length;
      this.#bytes -= bytes;
      this.#floor = commit.commitTime;
      this.#commits[this.#start] = undefined;
      this.#start++;
      oldest = this.#commits[this.#start];
    }
    this.#compact();
  }

  #compact(): void {
    if (this.#start < MIN_FORGOTTEN || this.#start * 4 < this.#commits.length) return;
    this.#commits = this.#commits.slice(this.#start);
    this.#start = 0;
  }

  /** Null if a commit after `version` was forgotten. */
  since(version: Micros): readonly CommittedChanges[] | null {
    if (version < this.#floor) return null;
    const first = partitionPoint(
      this.#commits,
      (kept) => kept === undefined || kept.commit.commitTime <= version,
    );
    return this.#commits.slice(first).flatMap((kept) => kept?.commit ?? []);
  }

  overlayAt(version: Micros, now: Micros): Map<string, Document | null> | null {
    const commits = now - version > HOUR ? null : this.since(version);
    if (commits === null) return null;
    const overlay = new Map<string, Document | null>();
    for (const commit of commits) {
      for (const { name, before } of commit.changes) if (!overlay.has(name)) overlay.set(name, before);
    }
    return overlay;
  }
}
