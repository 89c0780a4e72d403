import { createHash, createPrivateKey, sign } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { type AgentKey, readAgentKey } from '#agents/core/agentKey.ts';
import { siteUrl } from '#agents/core/links.ts';

const components = ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'];

/** The headers of a POST that its receiver can verify with the profile's key: RFC 9421 and RFC 9530. */
export async function signPost(url: URL, body: string, now: Date): Promise<Record<string, string>> {
  const fields: Record<string, string> = {
    'content-type': 'application/json',
    'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
    'ucp-agent': `profile="${siteUrl('/.well-known/ucp')}"`,
  };
  const derived: Record<string, string> = {
    '@method': 'POST',
    '@authority': url.host,
    '@path': url.pathname,
    '@query': url.search,
  };
  const covered = url.search === '' ? components : [...components, '@query'];
  const key = await readAgentKey();
  const created = toEpochSeconds(now);
  const parameters = `(${covered.map((name) => `"${name}"`).join(' ')});created=${created};keyid="${key.kid}"`;
  const lines = covered.map((name) => `"${name}": ${derived[name] ?? fields[name]}`);
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n');
  return {
    ...fields,
    'signature-input': `sig1=${parameters}`,
    signature: `sig1=:${signBase(base, key)}:`,
  };
}

/** Fixed width, r and s one after the other, as RFC 9421 has it. */
const signBase = (base: string, { privateJwk }: AgentKey): string =>
  sign('sha256', Buffer.from(base), {
    key: createPrivateKey({ key: privateJwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64');
