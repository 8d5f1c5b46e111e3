import type { Aggregation, StructuredQuery } from '../../../emulator/src/core/model.ts';
import { createApp } from '../../../functions/src/app.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import type { Database } from '../../../functions/src/store/database.ts';
import { startFirestore } from '../../load/support/firestore-server.ts';
import { type HttpServer, listen } from '../../load/support/http.ts';
import { createProgram } from '../../load/support/program.ts';
import { suiteEnvironment } from './environment.ts';
import { askedFields, type NeededIndex, neededIndex } from './needed-index.ts';

export interface RecordedProgram {
  readonly url: string;
  readonly dependencies: Dependencies;
  readonly needed: ReadonlyMap<string, NeededIndex>;
  /**
   * The fields by which queries filtered or sorted, and the fields that they summed, as `collection field`.
   */
  readonly asked: ReadonlySet<string>;
  /** Those of `asked` that queries of a collection group asked for. */
  readonly askedOfGroups: ReadonlySet<string>;
  /** The source files that made a query. Reading a document by its id is no query. */
  readonly askers: ReadonlySet<string>;
  close(): Promise<void>;
}

export async function startRecordedProgram(): Promise<RecordedProgram> {
  const needed = new Map<string, NeededIndex>();
  const asked = new Set<string>();
  const askedOfGroups = new Set<string>();
  const note = (query: StructuredQuery, aggregations: readonly Aggregation[] = []) => {
    const index = neededIndex(query, aggregations);
    if (index !== null) needed.set(JSON.stringify(index), index);
    const isGroup = query.from.some(({ allDescendants }) => allDescendants);
    for (const field of askedFields(query, aggregations)) {
      asked.add(field);
      if (isGroup) askedOfGroups.add(field);
    }
  };
  const server = await startFirestore({
    watch: (service) => ({
      ...service,
      runQuery: (caller, request) => {
        note(request.query);
        return service.runQuery(caller, request);
      },
      runAggregationQuery: (caller, request) => {
        note(request.query, request.aggregations);
        return service.runAggregationQuery(caller, request);
      },
    }),
  });
  const { projectId } = suiteEnvironment();
  const program = createProgram({ projectId, firestoreAddress: server.address });
  const askers = new Set<string>();
  const database = watched(program.dependencies.database, askers);
  const dependencies = { ...program.dependencies, database };
  const http: HttpServer = await listen(createApp(dependencies));
  return {
    url: `${http.url}/api`,
    dependencies,
    needed,
    asked,
    askedOfGroups,
    askers,
    close: async () => {
      await http.close();
      await program.close();
      await server.close();
    },
  };
}

function watched(database: Database, askers: Set<string>): Database {
  const noted = <Asked>(asked: Asked): Asked => {
    const file = /functions\/src\/(?!http\/)([\w/-]+\.ts)/.exec(new Error('asked').stack ?? '')?.[1];
    if (file !== undefined) askers.add(file);
    return asked;
  };
  return {
    ...database,
    find: (...request) => noted(database).find(...request),
    page: (...request) => noted(database).page(...request),
    stream: (...request) => noted(database).stream(...request),
    count: (...request) => noted(database).count(...request),
    sum: (...request) => noted(database).sum(...request),
    transaction: (work) =>
      database.transaction((transaction) =>
        work({ ...transaction, find: (...request) => noted(transaction).find(...request) }),
      ),
  };
}
