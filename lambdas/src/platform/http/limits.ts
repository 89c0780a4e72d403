import { isIPv4, isIPv6 } from 'node:net';
import { AppError } from '@bloomkin/shared/errors.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { logWarning } from '#platform/log.ts';
import { settings } from '#platform/settings.ts';
import {
  findWindow,
  giveOneBack,
  type LimitRule,
  type LimitWindow,
  secondsUntilFree,
  secondsUntilRoom,
  takeOne,
  takeOneAfter,
  takeRowAfter,
} from '#platform/table/limitEntity.ts';
import type { Get } from '#platform/table/read.ts';
import type { Write } from '#platform/table/transact.ts';
import { readLimits } from './limitSettings.ts';

export const limits = readLimits(settings.LIMITS ?? '{}');

const hour = 60 * 60;

/** An IPv6 network (a home or a phone) or an IPv4 address. */
interface AddressRule extends LimitRule {
  /** An IPv4 address, which may be a carrier's gateway. */
  gatewayMax?: number;
}

export const perAddress = {
  sends: {
    what: 'SENDS',
    windowSeconds: hour,
    max: limits.sendsPerAddressPerHour,
    gatewayMax: limits.sendsPerGatewayPerHour,
  },
  wrongAnswers: {
    what: 'WRONG_ANSWERS',
    windowSeconds: hour,
    max: limits.wrongAnswersPerAddressPerHour,
    gatewayMax: limits.wrongAnswersPerGatewayPerHour,
  },
  lookups: {
    what: 'LOOKUPS',
    windowSeconds: 600,
    max: limits.lookupsPerAddressPer10Minutes,
    gatewayMax: limits.lookupsPerGatewayPer10Minutes,
  },
  geocodes: { what: 'GEOCODES', windowSeconds: 600, max: limits.geocodesPerAddressPer10Minutes },
  suggestions: { what: 'SUGGESTIONS', windowSeconds: 600, max: limits.suggestionsPerAddressPer10Minutes },
  abnLookups: { what: 'ABN_LOOKUPS', windowSeconds: 600, max: limits.abnLookupsPerAddressPer10Minutes },
  pageViews: { what: 'PAGE_VIEWS', windowSeconds: 600, max: limits.pageViewBatchesPerAddressPer10Minutes },
} as const satisfies Record<string, AddressRule>;

const sendsPerRange: LimitRule = {
  what: 'SENDS_RANGE',
  windowSeconds: hour,
  max: limits.sendsPerNumberRangePerHour,
};
/** Numbers of one range differ only in these digits. */
const rangeDigits = 4;

export const ordersPerBuyer: LimitRule = {
  what: 'ORDERS',
  windowSeconds: hour,
  max: limits.ordersPerBuyerPerHour,
};

export const codeTries: LimitRule = { what: 'DISCOUNT_CODES', windowSeconds: hour, max: 10 };

export const overall = {
  sends: { what: 'SENDS', windowSeconds: 60, max: limits.sendsOverallPerMinute },
  wrongAnswers: { what: 'WRONG_ANSWERS', windowSeconds: 600, max: limits.wrongAnswersOverallPer10Minutes },
} as const satisfies Record<string, LimitRule>;

const overallKey = 'OVERALL';

interface Counter {
  rule: LimitRule;
  who: string;
}

function countForAddress({ gatewayMax, ...rule }: AddressRule, address: string): Counter {
  const who = addressGroup(address);
  const max = isIPv4(who) ? (gatewayMax ?? rule.max) : rule.max;
  return { rule: { ...rule, max }, who };
}

/** Throws LIMIT.TOO_MANY with Retry-After. */
export async function takeForAddress(addressRule: AddressRule, address: string, now: Date): Promise<void> {
  const { rule, who } = countForAddress(addressRule, address);
  rejectIfLimited(await takeOne(rule, who, now));
}

/** People behind a gateway have numbers of many ranges; an IPv6 network has few people and its own limit. */
function countForRange(phone: string, address: string): Counter[] {
  const group = addressGroup(address);
  return isIPv4(group) ? [{ rule: sendsPerRange, who: `${group} ${phone.slice(0, -rangeDigits)}` }] : [];
}

interface Send {
  phone: string | undefined;
  address: string;
}

interface ReadCounter extends Counter {
  window: LimitWindow | undefined;
}

/** Every counter of a send except the recipient's. */
interface SendCounters {
  /** The sender's, narrowest first. */
  own: readonly ReadCounter[];
  all: ReadCounter;
}

export async function readSendCounters({ phone, address }: Send, read: Get): Promise<SendCounters> {
  const readCounter = async ({ rule, who }: Counter) => ({
    ...{ rule, who },
    window: await findWindow(rule, who, read),
  });
  const range = phone === undefined ? [] : countForRange(phone, address);
  const [own, all] = await Promise.all([
    Promise.all([...range, countForAddress(perAddress.sends, address)].map(readCounter)),
    readCounter({ rule: overall.sends, who: overallKey }),
  ]);
  return { own, all };
}

export function rejectIfFull({ own, all }: SendCounters, now: Date): void {
  for (const { rule, window } of own) rejectIfLimited(secondsUntilRoom(window, rule, now));
  rejectOverall(all.rule, secondsUntilRoom(all.window, all.rule, now), now);
}

/** In a transaction: pumping one range does not use up the limit of others behind the gateway. */
export const takeOwn = ({ own }: SendCounters, now: Date): Write[] =>
  own.map(({ rule, who, window }) => takeRowAfter(window, rule, who, now));

/** After the sender's limits, so that one address cannot exhaust it. Returns those when it is full. */
export async function takeOverall({ own, all }: SendCounters, now: Date): Promise<void> {
  const waitSeconds = await takeOneAfter(all.window, all.rule, all.who, now);
  if (waitSeconds !== undefined) await Promise.all(own.map(({ rule, who }) => giveOneBack(rule, who, now)));
  rejectOverall(all.rule, waitSeconds, now);
}

export function giveBackForAddress(rule: LimitRule, address: string, now: Date): Promise<void> {
  return giveOneBack(rule, addressGroup(address), now);
}

/** Seconds since the epoch. Cached so that a flood does not reach the row that counts it. */
const openUntil = new Map<LimitRule, number>();

export function rejectIfOpen(rule: LimitRule, now: Date): void {
  const waitSeconds = (openUntil.get(rule) ?? 0) - toEpochSeconds(now);
  rejectIfLimited(waitSeconds > 0 ? waitSeconds : undefined);
}

function rejectOverall(rule: LimitRule, waitSeconds: number | undefined, now: Date): void {
  if (waitSeconds !== undefined) openUntil.set(rule, toEpochSeconds(now) + waitSeconds);
  tripBreaker(rule, waitSeconds);
}

/** Does not count: only failures do, by `countOverall`. */
export async function checkOverall(rule: LimitRule, now: Date): Promise<void> {
  tripBreaker(rule, await secondsUntilFree(rule, overallKey, now));
}

export async function countOverall(rule: LimitRule, now: Date): Promise<void> {
  await takeOne(rule, overallKey, now);
}

/** The alarm counts `limit.overall` log lines. */
function tripBreaker(rule: LimitRule, waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined) logWarning('limit.overall', { what: rule.what, count: rule.max });
  rejectIfLimited(waitSeconds);
}

export function rejectIfLimited(waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined)
    throw new AppError('LIMIT.TOO_MANY', { retryAfterSeconds: Math.max(1, waitSeconds) });
}

/** IPv4 address, or IPv6 /64: a home or phone owns a whole /64. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const parts = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - parts.length - tail.split(':').filter(Boolean).length;
  const groups = [...parts, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
