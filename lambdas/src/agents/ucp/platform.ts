import * as z from 'zod';
import { fetchPublic, parsePublicUrl } from '#platform/services/fetchPublic.ts';
import { capabilityNames, consentName, giftName, ucpVersion } from './capabilities.ts';

/** Lenient: of a platform's profile only what is used must be readable. */
const Capability = z.object({ version: z.string(), config: z.looseObject({}).optional() });
const Profile = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d\d-\d\d$/),
    capabilities: z.record(z.string(), z.array(Capability)).default({}),
  }),
});

export interface Platform {
  profile: string;
  /** Negotiated capabilities; an extension without its parent is dropped. */
  capabilities: ReadonlySet<string>;
  webhookUrl: string | undefined;
}

export type RefusalCode =
  | 'invalid_profile_url'
  | 'profile_unreachable'
  | 'profile_malformed'
  | 'version_unsupported'
  | 'capabilities_incompatible'
  | 'invalid_request'
  | 'too_large'
  | 'unsupported_media_type'
  | 'not_found'
  | 'idempotency_conflict'
  | 'rate_limited'
  | 'unavailable';

export class UcpRefusal extends Error {
  readonly code: RefusalCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

const lifeMs = 10 * 60_000;
/** So that a broken profile is not fetched with each request. */
const refusalLifeMs = 60_000;
const maxPlatforms = 500;
const kept = new Map<string, { answer: Platform | UcpRefusal; untilMs: number }>();

/** `profile="https://…"` of the header UCP-Agent, or the address alone. */
export const readAgentHeader = (header: string | undefined): string | undefined =>
  /(?:^|[;,\s])profile="?([^";,\s]+)"?/.exec(header ?? '')?.[1];

/** Throws a UcpRefusal. Limited before anything is fetched, and a query makes no other agent. */
export async function negotiate(
  profile: string | undefined,
  nowMs: number,
  limit: (agent: string) => Promise<void>,
): Promise<Platform> {
  const url = profile === undefined ? undefined : parsePublicUrl(profile);
  if (!profile || !url)
    throw new UcpRefusal('invalid_profile_url', 'Send UCP-Agent: profile="https://…" with a public address');
  await limit(url.origin + url.pathname);
  const known = kept.get(profile);
  const answer = known && known.untilMs > nowMs ? known.answer : await keep(profile, url, nowMs);
  if (answer instanceof UcpRefusal) throw answer;
  return answer;
}

async function keep(profile: string, url: URL, nowMs: number): Promise<Platform | UcpRefusal> {
  const answer = await readPlatform(profile, url).catch((error: unknown) => {
    if (error instanceof UcpRefusal) return error;
    throw error;
  });
  kept.delete(profile);
  kept.set(profile, { answer, untilMs: nowMs + (answer instanceof UcpRefusal ? refusalLifeMs : lifeMs) });
  const [oldest] = kept.keys();
  if (kept.size > maxPlatforms && oldest !== undefined) kept.delete(oldest);
  return answer;
}

async function readPlatform(profile: string, url: URL): Promise<Platform> {
  const { status, text } = await fetchPublic(url).catch((cause: unknown) => {
    throw new UcpRefusal('profile_unreachable', 'The agent’s profile cannot be fetched', { cause });
  });
  if (status !== 200) throw new UcpRefusal('profile_unreachable', `The agent’s profile answers ${status}`);
  const { ucp } = parseProfile(text);
  if (ucp.version !== ucpVersion)
    throw new UcpRefusal(
      'version_unsupported',
      `Version ${ucp.version} is not supported. This business implements version ${ucpVersion}.`,
    );
  const shared = Object.keys(ucp.capabilities).filter((name) => capabilityNames.has(name));
  const capabilities = withoutOrphans(new Set(shared));
  if (capabilities.size === 0)
    throw new UcpRefusal('capabilities_incompatible', 'No compatible capabilities in the intersection');
  const hook = ucp.capabilities['dev.ucp.shopping.order']?.[0]?.config?.webhook_url;
  return { profile, capabilities, webhookUrl: typeof hook === 'string' ? hook : undefined };
}

function parseProfile(text: string): z.output<typeof Profile> {
  try {
    return Profile.parse(JSON.parse(text));
  } catch (cause) {
    throw new UcpRefusal('profile_malformed', 'The agent’s profile cannot be read', { cause });
  }
}

const parents: Readonly<Record<string, readonly string[]>> = {
  'dev.ucp.shopping.fulfillment': [
    'dev.ucp.shopping.checkout',
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.catalog.lookup',
  ],
  'dev.ucp.shopping.discount': ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'],
  [consentName]: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'],
  [giftName]: ['dev.ucp.shopping.checkout'],
};

const withoutOrphans = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].filter((name) => parents[name]?.some((parent) => names.has(parent)) ?? true));
