import { type Result, resultOf } from '@copa/domain/play/result/result';
import { SATURDAY } from '../play.fixture.ts';

type StoredRow = Result & { revision: number; by: string; byName: string; at: string };

export class MatchApi {
  readonly tournamentId: string;
  rows: Record<string, StoredRow> = {};
  state = 'draft';
  isDown = false;
  refusal: string | null = null;
  units: readonly string[] | null = null;
  updates = 0;
  reasons: string[] = [];
  sent: { rows: Record<string, Result & { revision: number }>; removed: Record<string, number> }[] = [];

  constructor(tournamentId: string) {
    this.tournamentId = tournamentId;
  }

  write(id: string, result: Result, byName = 'Ana Ruiz'): void {
    const revision = (this.rows[id]?.revision ?? 0) + 1;
    this.rows = {
      ...this.rows,
      [id]: { ...result, revision, by: byName, byName, at: SATURDAY.toISOString() },
    };
    this.updates += 1;
  }

  remove(id: string): void {
    const { [id]: _, ...others } = this.rows;
    this.rows = others;
    this.updates += 1;
  }

  match() {
    const updatedAt = new Date(SATURDAY.getTime() + this.updates * 1000).toISOString();
    const officialAt = this.state === 'published' ? new Date(Date.now() + 60_000).toISOString() : null;
    const { rows, state } = this;
    return {
      id: 'a-1',
      tournamentId: this.tournamentId,
      stage: 1,
      lobby: 'a',
      number: 1,
      map: 'Bermuda',
      rows,
      state,
      revision: this.updates,
      officialAt,
      updatedAt,
    };
  }

  answer(path: string, method: string, body: string): Response {
    if (this.isDown) throw new TypeError('Failed to fetch');
    const refuse = (code: string, error: string) =>
      Response.json({ success: false, code, error }, { status: 409 });
    if (method === 'GET') return Response.json({ success: true, data: { matches: [this.match()] } });
    const turned = /\/(void|restore)$/.exec(path)?.[1];
    if (turned !== undefined) {
      this.reasons.push(`${turned}: ${(JSON.parse(body) as { reason: string }).reason}`);
      this.state = turned === 'void' ? 'void' : 'published';
      this.updates += 1;
      return Response.json({ success: true, data: this.match() });
    }
    if (path.endsWith('/publish')) {
      if (this.refusal !== null) return refuse('conflict', this.refusal);
      this.state = 'published';
      this.updates += 1;
      return Response.json({ success: true, data: this.match() });
    }
    const sent = JSON.parse(body) as MatchApi['sent'][number];
    this.sent.push(sent);
    const seen = [
      ...Object.entries(sent.rows).map(([key, row]) => [key, row.revision] as const),
      ...Object.entries(sent.removed ?? {}),
    ];
    if (seen.some(([key]) => this.units?.includes(key) === false)) {
      return refuse('not-found', 'Esa inscripción no juega en este lobby.');
    }
    if (seen.some(([key, revision]) => (this.rows[key]?.revision ?? 0) !== revision)) {
      return refuse('stale-write', 'Otra persona cambió estos datos mientras los editabas.');
    }
    for (const [key, row] of Object.entries(sent.rows)) this.write(key, resultOf(row));
    for (const key of Object.keys(sent.removed ?? {})) this.remove(key);
    return Response.json({ success: true, data: this.match() });
  }
}
