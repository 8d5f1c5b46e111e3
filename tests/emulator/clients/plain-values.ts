import type { Fields, Plain } from '../contract/client.ts';

type Tag =
  | 'timestamp'
  | 'bytes'
  | 'geoPoint'
  | 'reference'
  | 'vector'
  | 'serverTimestamp'
  | 'delete'
  | 'increment'
  | 'arrayUnion'
  | 'arrayRemove';

type Makers = Readonly<Record<Tag, (...values: never[]) => unknown>>;

type Tagged = { readonly $: Tag | 'double'; readonly v?: Plain };

function isTagged(value: Plain): value is Tagged {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && '$' in value;
}

export function plainValues(makers: Makers, toTagged: (value: object) => Plain) {
  function fromPlain(value: Plain): unknown {
    if (Array.isArray(value)) return value.map(fromPlain);
    if (isTagged(value)) return fromTagged(value);
    if (typeof value === 'object' && value !== null) return fromFields(value as Fields);
    return value;
  }

  function fromFields(fields: Fields): Record<string, unknown> {
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromPlain(value)]));
  }

  function fromTagged({ $, v = [] }: Tagged): unknown {
    if ($ === 'double') return Number(v);
    const values = Array.isArray(v) ? v : [v];
    return makers[$](...(values.map(fromPlain) as never[]));
  }

  function toPlain(value: unknown): Plain {
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number') {
      const exact = Number.isFinite(value) && !Object.is(value, -0);
      return exact ? value : { $: 'double', v: Object.is(value, -0) ? '-0' : String(value) };
    }
    if (Array.isArray(value)) return value.map(toPlain);
    return toTagged(value as object) ?? toFields(value as Record<string, unknown>);
  }

  function toFields(data: Record<string, unknown>): Fields {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
  }

  return { fromPlain, fromFields, toFields };
}
