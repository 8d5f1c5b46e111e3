import * as z from 'zod/mini';

const ResultsSchema = z.array(
  z.object({
    document: z.optional(
      z.object({
        name: z.string(),
        fields: z.object({ currentPlayers: z.object({ integerValue: z.string() }) }),
      }),
    ),
  }),
);

/** Reads the list of tournaments as an open page does, and returns the players of each tournament. */
export async function pollTournaments(
  projectId: string,
  address: string,
): Promise<ReadonlyMap<string, number>> {
  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const filters = [
    filter('status', 'EQUAL', { stringValue: 'published' }),
    filter('date', 'GREATER_THAN_OR_EQUAL', { timestampValue: new Date().toISOString() }),
  ];
  const structuredQuery = {
    from: [{ collectionId: 'tournaments' }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: 'date' }, direction: 'ASCENDING' }],
    limit: 50,
  };
  const url = `http://${address}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
  if (!response.ok) throw new Error(`a visitor was told ${response.status}: ${await response.text()}`);
  const results = z.parse(ResultsSchema, await response.json());
  return new Map(
    results.flatMap(({ document }) =>
      document === undefined
        ? []
        : [[document.name.split('/').at(-1) ?? '', Number(document.fields.currentPlayers.integerValue)]],
    ),
  );
}
