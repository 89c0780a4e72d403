let host: Promise<string> | undefined;

/** Where the API is, from /config.json: '' (this very site) unless a stage says otherwise. */
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
    // Without the file the API is on this site.
    return '';
  }
}
