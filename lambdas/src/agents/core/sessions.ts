import { toMinutes } from '@bloomkin/shared/rules/zonedTime.ts';
import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import type { AgentAddress, AgentContact, AgentSession } from '#model/agents/agentSessionEntity.ts';
import { newSessionId } from '#model/agents/agentSessionEntity.ts';
import { parseOptionId } from './deliveryOption.ts';
import { findAddress } from './findAddress.ts';
import type { Problem } from './problems.ts';
import { loadOffer, type Quote, quote, quoteOf } from './quote.ts';
import { type AskedItem, type ItemFault, listProductIds, loadWares, readLines } from './variant.ts';

/** Full contents of a cart or checkout; omitted fields are cleared. */
export interface SessionInput {
  items: readonly AskedItem[];
  buyer: AgentContact | null;
  recipient: AgentContact | null;
  address: AgentAddress | null;
  pickupStoreId: StoreId | null;
  optionId: string | null;
  /** Chosen when no option is. */
  wish: {
    day: string;
    startTime?: string | undefined;
    stopTime?: string | undefined;
    flexible: boolean;
  } | null;
  /** One counts: the first. */
  discountCodes: readonly string[];
  cardMessage: string;
  note: string;
  marketingAgreed?: boolean | undefined;
  sent: string;
}

export interface Owner {
  protocol: AgentSession['protocol'];
  agent: string;
  webhookUrl?: string | undefined;
}

export type Draft =
  | { refused: readonly ItemFault[] }
  | {
      quote: Quote;
      /** Nothing is saved: the wanted window cannot be had. */
      isUnchanged: boolean;
      faults: readonly ItemFault[];
      notes: readonly Problem[];
    };

/** A session as it would be after the input; nothing is written. */
export async function draftSession(
  before: AgentSession | undefined,
  { kind, owner, input, now }: { kind: AgentSession['kind']; owner: Owner; input: SessionInput; now: Date },
): Promise<Draft> {
  const [wares, place] = await Promise.all([
    loadWares(listProductIds(input.items)),
    locate(input.address, before),
  ]);
  const { lines, faults } = readLines(input.items, wares);
  const refused = faults.filter(({ code }) => code !== 'invalid' || lines.length === 0);
  if (refused.length > 0) return { refused };
  const { buyer, recipient, address, pickupStoreId, cardMessage, note, marketingAgreed, sent } = input;
  const [discountCode = null, ...moreCodes] = new Set(
    input.discountCodes.map((code) => code.trim().toUpperCase()).filter((code) => code !== ''),
  );
  const drafted: AgentSession = {
    ...(before ?? newSession(kind, owner, now)),
    ...(owner.webhookUrl !== undefined && { webhookUrl: owner.webhookUrl }),
    ...{ lines, buyer, recipient, address, pickupStoreId, discountCode, moreCodes, cardMessage, note, sent },
    ...{ place, marketingAgreed, option: null },
    updatedAt: now.toISOString(),
  };
  const offer = await loadOffer(drafted, wares, now);
  const open = quoteOf(drafted, offer, now);
  const wanted = chooseOption(input, open);
  if (wanted === undefined) return { quote: open, isUnchanged: false, faults, notes: [] };
  const chosen = { ...drafted, option: wanted.option };
  const result = quoteOf(chosen, offer, now);
  if (result.selected) return { quote: result, isUnchanged: false, faults, notes: wanted.notes };
  const loss = result.problems.find(({ code }) => lostCodes.has(code));
  if (!loss || !before) {
    const notes = loss ? [loss] : [];
    return { quote: open, isUnchanged: false, faults, notes };
  }
  return { quote: await quote(before, now), isUnchanged: true, faults, notes: [loss] };
}

const lostCodes: ReadonlySet<Problem['code']> = new Set<Problem['code']>([
  ...(['window_full', 'cutoff_passed', 'window_unknown'] as const),
]);

function chooseOption(
  { optionId, wish }: SessionInput,
  { options }: Quote,
): { option: AgentSession['option']; notes: readonly Problem[] } | undefined {
  if (optionId !== null) {
    const option = parseOptionId(optionId);
    return { option: option ?? unknownOption, notes: [] };
  }
  if (!wish) return undefined;
  const ofDay = options.filter(({ day }) => day === wish.day);
  const exact = ofDay.find(
    ({ startTime, stopTime }) =>
      startTime === (wish.startTime ?? startTime) && stopTime === (wish.stopTime ?? stopTime),
  );
  const nearest = wish.flexible ? findNearest(ofDay, wish.startTime ?? '') : undefined;
  const found = exact ?? nearest;
  if (found)
    return {
      option: { day: found.day, startTime: found.startTime, stopTime: found.stopTime },
      notes: exact ? [] : [{ code: 'window_moved', text: `The nearest window is ${found.title}` }],
    };
  return {
    option: { day: wish.day, startTime: wish.startTime ?? '', stopTime: wish.stopTime ?? '' },
    notes: [],
  };
}

/** Valid format, matches no offered window. */
const unknownOption = { day: '', startTime: '', stopTime: '' };

const findNearest = <O extends { startTime: string }>(options: readonly O[], time: string): O | undefined =>
  options.toSorted(
    (a, b) =>
      Math.abs(toMinutes(a.startTime) - toMinutes(time)) - Math.abs(toMinutes(b.startTime) - toMinutes(time)),
  )[0];

async function locate(
  address: AgentAddress | null,
  before: AgentSession | undefined,
): Promise<AgentSession['place']> {
  if (!address) return null;
  if (before?.place && JSON.stringify(before.address) === JSON.stringify(address)) return before.place;
  const found = await findAddress(address);
  return 'place' in found ? found.place : null;
}

const newSession = (kind: AgentSession['kind'], { protocol, agent }: Owner, now: Date): AgentSession => ({
  ...{ protocol, agent },
  id: newSessionId(kind),
  kind,
  status: 'open',
  lines: [],
  buyer: null,
  recipient: null,
  address: null,
  place: null,
  pickupStoreId: null,
  option: null,
  discountCode: null,
  cardMessage: '',
  note: '',
  sent: '{}',
  orderId: null,
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});
