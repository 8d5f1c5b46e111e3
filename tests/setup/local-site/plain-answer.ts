import { messageType } from '../../../emulator/src/transports/messages/descriptor.ts';
import { decodeLong } from '../../../emulator/src/transports/messages/value-codec.ts';
import type {
  FieldsWire,
  LongBits,
  TimestampWire,
  ValueWire,
  Wire,
} from '../../../emulator/src/transports/messages/wire.ts';

type Plain = Record<string, unknown>;

const CONVERSION = { longs: String, enums: String, defaults: true, oneofs: true };

/** Returns `message` as the SDK would decode it from bytes. Documents are converted by hand, which is faster. */
export function plainAnswer(typeName: string, message: object): Plain {
  const { document, found, ...others }: Answer = message;
  const type = messageType(typeName);
  const plain = type.toObject(type.fromObject(others), CONVERSION);
  if (document) plain['document'] = plainDocument(document);
  if (found) Object.assign(plain, { found: plainDocument(found), result: 'found' });
  return plain;
}

type Answer = Pick<Wire<'RunQueryResponse'>, 'document'> & Pick<Wire<'BatchGetDocumentsResponse'>, 'found'>;

function plainDocument({ name, fields, createTime, updateTime }: Wire<'Document'>): Plain {
  return {
    name,
    fields: plainFields(fields ?? {}),
    createTime: plainTime(createTime ?? {}),
    updateTime: plainTime(updateTime ?? {}),
  };
}

function plainFields(fields: FieldsWire): Plain {
  const plain: Plain = {};
  for (const name of Object.keys(fields)) plain[name] = plainValue(fields[name] ?? {});
  return plain;
}

const plainTime = ({ seconds, nanos }: TimestampWire) => ({ seconds: plainLong(seconds), nanos });
const plainLong = (bits: LongBits | null | undefined) => decodeLong(bits).toString();

const CONTENTS: Readonly<Record<string, (content: never) => unknown>> = {
  nullValue: () => 'NULL_VALUE',
  integerValue: plainLong,
  timestampValue: plainTime,
  bytesValue: (bytes: Uint8Array) => Buffer.from(bytes),
  arrayValue: ({ values }: Wire<'ArrayValue'>) => ({ values: (values ?? []).map(plainValue) }),
  mapValue: ({ fields }: Wire<'MapValue'>) => ({ fields: plainFields(fields ?? {}) }),
};

function plainValue(value: ValueWire): Plain {
  const [valueType = ''] = Object.keys(value);
  const content: unknown = Reflect.get(value, valueType);
  return { [valueType]: CONTENTS[valueType]?.(content as never) ?? content, valueType };
}
