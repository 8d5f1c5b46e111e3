const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)?push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
];

/** The server sends requests to `endpoint`. Strangers choose it, so only known services are allowed. */
export function isPushEndpoint(endpoint: string, standIn: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (standIn !== null && origin === standIn) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}
