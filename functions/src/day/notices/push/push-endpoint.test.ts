import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://web.push.apple.com/QOrVdK',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB',
])('a phone may be one of %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(true);
});

it.each([
  'http://127.0.0.1:9/send/1',
  'https://127.0.0.1/send/1',
  'https://metadata.google.internal/',
  'https://fcm.googleapis.com.evil.example/',
  'https://evilpush.apple.com/',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://user@fcm.googleapis.com/fcm/send/1',
  'http://fcm.googleapis.com/fcm/send/1',
  'ftp://fcm.googleapis.com/fcm/send/1',
])('a phone is not looked for at %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(false);
});
