import { settings } from '#platform/settings.ts';

/** Chrome and Chromium browsers, Firefox, Safari, Edge on Windows. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Allowed hosts. The browser supplies the URL, so an open list would allow SSRF. */
export function isPushService(endpoint: string, localService = settings.PUSH_SERVICE_URL): boolean {
  const { protocol, hostname, port, username, password, href } = new URL(endpoint);
  if (localService && href.startsWith(`${localService}/`)) return true;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && knownHosts.some((host) => host.test(hostname));
}
