import { messageType } from '../messages/descriptor.ts';
import { MessageReader } from './message-reader.ts';
import { requireWellFormed } from './wire-format.ts';

/** Types resolve when the first message passes, not when the server starts. */
export function serializer(typeName: string): (message: object) => Buffer {
  return (message) => {
    const bytes = messageType(typeName).encode(message).finish();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}

export function deserializer(typeName: string): (bytes: Buffer) => object {
  return (bytes) => {
    const type = messageType(typeName);
    requireWellFormed(bytes, type);
    return type.decode(new MessageReader(bytes));
  };
}
