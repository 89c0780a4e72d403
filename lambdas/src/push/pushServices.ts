import { settings } from '../settings.ts';

/** Of Chrome and its relatives, Firefox, Safari, Edge on Windows. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** A browser names the address we send to: any other would let a caller reach hosts of ours (SSRF). */
export function isPushService(endpoint: string, localService = settings.PUSH_SERVICE_URL): boolean {
  const { protocol, hostname, port, username, password, href } = new URL(endpoint);
  if (localService && href.startsWith(`${localService}/`)) return true;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && knownHosts.some((host) => host.test(hostname));
}
