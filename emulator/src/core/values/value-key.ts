import { compareUtf8 } from './string-order.ts';
import type { Value } from './value.ts';

function numberKey(value: number): string {
  return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
}

/** A text that two values share exactly when they are equal: 1 and 1.0 do, 1 and '1' do not. */
export function valueKey(value: Value): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return value.value ? 'true' : 'false';
    case 'integer':
      return `n${value.value}`;
    case 'double':
      return numberKey(value.value);
    case 'timestamp':
      return `t${value.micros}`;
    case 'string':
      return `s${JSON.stringify(value.value)}`;
    case 'bytes':
      return `b${Buffer.from(value.value).toString('base64')}`;
    case 'reference':
      return `r${JSON.stringify(value.name)}`;
    case 'geoPoint':
      return `g${numberKey(value.latitude)},${numberKey(value.longitude)}`;
    case 'array':
      return `[${value.values.map(valueKey).join(',')}]`;
    case 'map': {
      const entries = [...value.fields].sort(([a], [b]) => compareUtf8(a, b));
      return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${valueKey(item)}`).join(',')}}`;
    }
  }
}
