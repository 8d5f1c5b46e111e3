export type RestValue = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, RestValue>>;

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  nullValue: () => null,
  booleanValue: (value) => value,
  stringValue: (value) => value,
  integerValue: Number,
  // Firestore writes NaN and infinity as text, because JSON has no such numbers.
  doubleValue: Number,
  timestampValue: (value) => new Date(String(value)),
  arrayValue: (value) => ((value as { values?: readonly RestValue[] }).values ?? []).map(readValue),
  mapValue: (value) => readFields((value as { fields?: Fields }).fields),
};

function readValue(value: RestValue): unknown {
  const [type = '', content] = Object.entries(value)[0] ?? [];
  const read = readers[type];
  // Values of types that our documents do not use (bytes, references, points) stay in the REST format.
  return read ? read(content) : value;
}

export function readFields(fields: Fields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
}
