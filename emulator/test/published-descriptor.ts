import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Node {
  readonly nested?: Readonly<Record<string, Node>>;
  readonly fields?: Readonly<Record<string, object>>;
  readonly oneofs?: Readonly<Record<string, { readonly oneof: readonly string[] }>>;
  readonly values?: object;
}

const WELL_KNOWN = [
  'Any',
  'DoubleValue',
  'Duration',
  'Empty',
  'Int32Value',
  'Int64Value',
  'ListValue',
  'NullValue',
  'Struct',
  'Timestamp',
  'Value',
];

/**
 * The messages of google.firestore.v1 and some shared types, from `@google-cloud/firestore` (Apache-2.0).
 * Running this file updates `src/transports/messages/firestore-v1.json`.
 */
export function publishedDescriptor(): Node {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('@google-cloud/firestore/package.json');
  const file = join(dirname(manifest), 'build/protos/v1.json');
  const google = child(JSON.parse(readFileSync(file, 'utf8')) as Node, 'google');
  const v1 = child(child(google, 'firestore'), 'v1');
  const wellKnown = child(google, 'protobuf');
  return {
    nested: {
      google: {
        nested: {
          firestore: { nested: { v1: withVerify(messagesOf(v1)) } },
          protobuf: messagesOf({ nested: pick(wellKnown, WELL_KNOWN) }),
          type: messagesOf({ nested: pick(child(google, 'type'), ['LatLng']) }),
          rpc: messagesOf({ nested: pick(child(google, 'rpc'), ['Status']) }),
        },
      },
    },
  };
}

function child(node: Node, name: string): Node {
  const found = node.nested?.[name];
  if (found === undefined) throw new Error(`the published descriptor has no ${name}`);
  return found;
}

function pick(node: Node, names: readonly string[]): Record<string, Node> {
  return Object.fromEntries(names.map((name) => [name, child(node, name)]));
}

function messagesOf({ nested = {} }: Node): Node {
  const kept = Object.entries(nested).filter(
    ([, node]) => node.fields !== undefined || node.values !== undefined,
  );
  return { nested: Object.fromEntries(kept.map(([name, node]) => [name, stripped(node)])) };
}

function stripped(node: Node): Node {
  if (node.values !== undefined) return { values: node.values };
  const fields = Object.entries(node.fields ?? {}).map(([name, field]) => [
    name,
    { ...field, options: undefined },
  ]);
  return {
    ...(node.oneofs === undefined ? {} : { oneofs: node.oneofs }),
    fields: Object.fromEntries(fields) as Record<string, object>,
    ...(node.nested === undefined ? {} : messagesOf(node)),
  };
}

/**
 * The published file lacks `verify`, which the web SDK sends for documents that a transaction read but did
 * not write.
 */
function withVerify(v1: Node): Node {
  const write = child(v1, 'Write');
  const operation = write.oneofs?.operation?.oneof ?? [];
  const extended: Node = {
    oneofs: { operation: { oneof: [...operation.filter((name) => name !== 'verify'), 'verify'] } },
    fields: { ...write.fields, verify: { type: 'string', id: 5 } },
  };
  return { nested: { ...v1.nested, Write: extended } };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const kept = new URL('../src/transports/messages/firestore-v1.json', import.meta.url);
  writeFileSync(kept, `${JSON.stringify(publishedDescriptor())}\n`);
}
