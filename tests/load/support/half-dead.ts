import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HalfDeadClient {
  readonly socket: Socket;
  drip(): void;
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

export const HTTP_AILMENTS = {
  'says nothing': () => '',
  'stops in the middle of a line': () => 'POST /ap',
  'never ends its headers': () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'sends a body byte by byte': (path: string) => `${post(path, 5000)}{`,
  'stops in the middle of its body': (path: string) => `${post(path, 5000)}{"fullName":"Jug`,
  'never reads its answers': (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(30),
} as const satisfies Readonly<Record<string, (path: string) => string>>;

export async function openHalfDead(port: number, opening: string): Promise<HalfDeadClient> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.pause();
  await once(socket, 'connect');
  if (opening !== '') socket.write(opening);
  return { socket, drip: () => void (socket.writable && socket.write('x')) };
}
