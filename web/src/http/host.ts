interface SiteConfig {
  /** '' is the same origin. */
  apiHost: string;
  /** A MapLibre style; '' is the map that needs no service. */
  mapStyle: string;
}

let config: Promise<SiteConfig> | undefined;

/** From /config.json, once. */
function siteConfig(): Promise<SiteConfig> {
  config ??= readConfig();
  return config;
}

export const apiHost = async (): Promise<string> => (await siteConfig()).apiHost;
export const mapStyleUrl = async (): Promise<string> => (await siteConfig()).mapStyle;

async function readConfig(): Promise<SiteConfig> {
  try {
    const answer = await fetch('/config.json');
    const read: unknown = answer.ok ? await answer.json() : undefined;
    return { apiHost: readText(read, 'apiHost'), mapStyle: readText(read, 'mapStyle') };
  } catch {
    // Same origin.
    return { apiHost: '', mapStyle: '' };
  }
}

function readText(read: unknown, name: string): string {
  const value =
    typeof read === 'object' && read !== null
      ? Object.entries(read).find(([key]) => key === name)
      : undefined;
  return typeof value?.[1] === 'string' ? value[1] : '';
}
