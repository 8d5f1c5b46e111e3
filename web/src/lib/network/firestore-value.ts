/** A value as Firestore's REST interface writes it: one key that says the type. */
export type RestValue = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, RestValue>>;

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  nullValue: () => null,
  booleanValue: (value) => value,
  stringValue: (value) => value,
  // A whole number arrives as text, because JSON has no 64-bit integers.
  integerValue: Number,
  // So do the numbers that JSON cannot write: "NaN", "Infinity", "-Infinity".
  doubleValue: Number,
  timestampValue: (value) => new Date(String(value)),
  arrayValue: (value) => ((value as { values?: readonly RestValue[] }).values ?? []).map(readValue),
  mapValue: (value) => readFields((value as { fields?: Fields }).fields),
};

function readValue(value: RestValue): unknown {
  const [type = '', content] = Object.entries(value)[0] ?? [];
  const read = readers[type];
  // What no document of ours holds (bytes, references, points) stays as it came and fails its schema.
  return read ? read(content) : value;
}

export function readFields(fields: Fields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
}
