function restValue(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value) } };
}

export function restFields(document: object): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, restValue(value)]));
}

export function restTournament(id: string, changes: object = {}) {
  const fields = {
    name: `Copa ${id}`,
    date: new Date('2100-12-01T20:00:00Z'),
    maxPlayers: 10,
    status: 'published',
  };
  return {
    name: `projects/p/databases/(default)/documents/tournaments/${id}`,
    fields: restFields({ ...fields, ...changes }),
  };
}
