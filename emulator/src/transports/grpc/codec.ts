import { messageType } from '../messages/descriptor.ts';

/** Types resolve when the first message passes, not when the server starts. */
export function serializer(typeName: string): (message: object) => Buffer {
  return (message) => {
    const bytes = messageType(typeName).encode(message).finish();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}

export function deserializer(typeName: string): (bytes: Buffer) => object {
  return (bytes) => messageType(typeName).decode(bytes);
}
