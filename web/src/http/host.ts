let host: Promise<string> | undefined;

/** From /config.json; '' is the same origin. */
export function apiHost(): Promise<string> {
  host ??= readHost();
  return host;
}

async function readHost(): Promise<string> {
  try {
    const answer = await fetch('/config.json');
    const config: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof config !== 'object' || config === null || !('apiHost' in config)) return '';
    return typeof config.apiHost === 'string' ? config.apiHost : '';
  } catch {
    // Same origin.
    return '';
  }
}
