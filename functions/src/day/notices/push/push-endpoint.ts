/** The push services of the browsers that there are; an endpoint anywhere else is none of theirs. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)?push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
];

/** A stranger names where we send to: only those services, by https, at their usual port; in emulators also `standIn`. */
export function isPushEndpoint(endpoint: string, standIn: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (standIn !== null && origin === standIn) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}
