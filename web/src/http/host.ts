interface SiteConfig {
  /** '' is the same origin. */
  apiHost: string;
  /** A MapLibre style; '' is the map that needs no service. */
  mapStyle: string;
  /** The company that runs the market. */
  operatorName: string;
  operatorAbn: string;
  /** Where people call and write; '' for none. */
  helpPhone: string;
  helpEmail: string;
  helpHours: string;
}

let config: Promise<SiteConfig> | undefined;

/** From /config.json, once. */
function siteConfig(): Promise<SiteConfig> {
  config ??= readConfig();
  return config;
}

export const apiHost = async (): Promise<string> => (await siteConfig()).apiHost;
export const mapStyleUrl = async (): Promise<string> => (await siteConfig()).mapStyle;

export async function loadOperator(): Promise<{ name: string; abn: string }> {
  const { operatorName: name, operatorAbn: abn } = await siteConfig();
  return { name, abn };
}

export async function loadHelp(): Promise<{ phone: string; email: string; hours: string }> {
  const { helpPhone: phone, helpEmail: email, helpHours: hours } = await siteConfig();
  return { phone, email, hours };
}

async function readConfig(): Promise<SiteConfig> {
  const read = await fetchConfig();
  return {
    apiHost: readText(read, 'apiHost'),
    mapStyle: readText(read, 'mapStyle'),
    operatorName: readText(read, 'operatorName'),
    operatorAbn: readText(read, 'operatorAbn'),
    helpPhone: readText(read, 'helpPhone'),
    helpEmail: readText(read, 'helpEmail'),
    helpHours: readText(read, 'helpHours'),
  };
}

async function fetchConfig(): Promise<unknown> {
  try {
    const answer = await fetch('/config.json');
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // The same origin, until there is a network.
    config = undefined;
    return undefined;
  }
}

function readText(read: unknown, name: string): string {
  const value =
    typeof read === 'object' && read !== null
      ? Object.entries(read).find(([key]) => key === name)
      : undefined;
  return typeof value?.[1] === 'string' ? value[1] : '';
}
