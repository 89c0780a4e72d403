import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { readSecret } from '#platform/services/secrets.ts';
import { setting } from '#platform/settings.ts';
import { keyedHash, sameHash } from './codes/codeHash.ts';

/** What a link without sign-in is for; it opens nothing else. */
export const linkPurposes = ['rescue', 'status', 'claim', 'recipient_claim', 'swap', 'recipient'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

interface SignedLink {
  orderId: OrderId;
  purpose: LinkPurpose;
  /** Afterwards the link is unknown. */
  until: Date;
}

/** Seconds since 1970 in seven digits of base 36. */
const stampLength = 7;
const orderIdLength = 26;
/** 128 bits in base64url. */
const sealLength = 22;

const seal = async (purpose: LinkPurpose, text: string): Promise<string> =>
  keyedHash(await readSecret(setting('SIGN_IN_SECRET_ARN')), `link|${purpose}|${text}`).slice(0, sealLength);

/** Order, expiry and seal, without separators: text messages carry it. */
export async function signLink({ orderId, purpose, until }: SignedLink): Promise<string> {
  const stamp = toEpochSeconds(until).toString(36).padStart(stampLength, '0');
  const text = `${orderId}${stamp}`;
  return `${text}${await seal(purpose, text)}`;
}

/** Undefined for a link that is invented, changed, expired or of another purpose. */
export async function readLink(token: string, purpose: LinkPurpose, now: Date): Promise<OrderId | undefined> {
  const text = token.slice(0, orderIdLength + stampLength);
  const isSigned = sameHash(await seal(purpose, text), token.slice(text.length));
  const until = Number.parseInt(text.slice(orderIdLength), 36) * 1000;
  return isSigned && until > now.getTime() ? OrderId.parse(text.slice(0, orderIdLength)) : undefined;
}
