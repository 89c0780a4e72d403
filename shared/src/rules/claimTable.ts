export const claimKinds = ['not_come', 'late', 'wilted', 'different', 'damaged', 'too_small'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimWishes = ['refund', 'replacement', 'part'] as const;
export type ClaimWish = (typeof claimWishes)[number];

/** What our own events say of the order. */
export interface ClaimFacts {
  /** Says when a delivery came: before, within or after its window, on the day or after it; null until it is delivered. */
  delivered: 'in_time' | 'same_day' | 'another_day' | null;
  isDayOver: boolean;
  isWindowOver: boolean;
  hasLeft: boolean;
  /** Sent out by the end of its day: a florist who forgot to press Delivered is asked first. */
  leftOnDay: boolean;
  isPickup: boolean;
  hasDeliveryPrice: boolean;
}

/** `wait`: nothing is wrong yet. `florist`: a person decides within an hour of opening time. */
export type ClaimAnswer = 'wait' | 'all' | 'delivery' | 'florist';

export interface ClaimRow {
  kinds: readonly ClaimKind[];
  wishes: readonly ClaimWish[];
  when: (facts: ClaimFacts) => boolean;
  answer: ClaimAnswer;
  /** Australian Consumer Law: Schedule 2 of the Competition and Consumer Act 2010 (Cth). */
  law: string;
  because: string;
}

const goods: readonly ClaimKind[] = ['wilted', 'different', 'damaged', 'too_small'];
const notInTime: readonly ClaimKind[] = ['not_come', 'late'];
const isUndelivered = ({ delivered }: ClaimFacts) => delivered === null;
const always = () => true;

/** The first row that fits decides (docs/product-rules.md, "Claims"). None ends in credit, and none asks for a photo or a date. */
export const claimTable: readonly ClaimRow[] = [
  {
    kinds: notInTime,
    wishes: claimWishes,
    when: (facts) => isUndelivered(facts) && !facts.isWindowOver,
    answer: 'wait',
    law: 'ACL s 36(4)',
    because: 'The time you chose is not over yet.',
  },
  {
    kinds: goods,
    wishes: claimWishes,
    when: (facts) => isUndelivered(facts) && !facts.hasLeft,
    answer: 'wait',
    law: 'ACL s 54',
    because: 'Your flowers have not left the shop yet.',
  },
  {
    kinds: notInTime,
    wishes: ['refund'],
    when: (facts) => isUndelivered(facts) && facts.isDayOver && !facts.leftOnDay && !facts.isPickup,
    answer: 'all',
    law: 'ACL s 36(4), 268 and 269',
    because: 'Your flowers were not delivered on the day you paid for.',
  },
  {
    kinds: ['late'],
    wishes: ['refund'],
    when: ({ delivered, leftOnDay, isPickup }) => delivered === 'another_day' && !leftOnDay && !isPickup,
    answer: 'all',
    law: 'ACL s 36(4), 268 and 269',
    because: 'Your flowers came on another day than the one you paid for.',
  },
  {
    kinds: ['late'],
    wishes: ['part'],
    when: ({ delivered, hasDeliveryPrice }) =>
      (delivered === 'same_day' || delivered === 'another_day') && hasDeliveryPrice,
    answer: 'delivery',
    law: 'ACL s 62 and 267',
    because: 'Your flowers came after the time you paid for, so the delivery is free.',
  },
  {
    kinds: notInTime,
    wishes: claimWishes,
    when: always,
    answer: 'florist',
    law: 'ACL s 62, 267 to 269',
    because: 'Delivery is due in the time agreed.',
  },
  {
    kinds: ['wilted', 'damaged'],
    wishes: claimWishes,
    when: always,
    answer: 'florist',
    law: 'ACL s 54, 259 to 263',
    because: 'Flowers must be of acceptable quality.',
  },
  {
    kinds: ['different'],
    wishes: claimWishes,
    when: always,
    answer: 'florist',
    law: 'ACL s 56, 57, 259 to 263',
    because: 'Flowers must match their picture and description.',
  },
  {
    kinds: ['too_small'],
    wishes: claimWishes,
    when: always,
    answer: 'florist',
    law: 'ACL s 56, 259 to 263',
    because: 'Flowers must match the size they were sold in.',
  },
];

export function decideClaim(kind: ClaimKind, wish: ClaimWish, facts: ClaimFacts): ClaimRow {
  const row = claimTable.find(
    ({ kinds, wishes, when }) => kinds.includes(kind) && wishes.includes(wish) && when(facts),
  );
  if (!row) throw new Error(`No row of the table decides ${kind}`);
  return row;
}

export const claimKindLabels: Readonly<Record<ClaimKind, string>> = {
  not_come: 'It didn’t come',
  late: 'It came late',
  wilted: 'Wilted',
  different: 'Not as shown',
  damaged: 'Damaged',
  too_small: 'Too small',
};

export const claimWishLabels: Readonly<Record<ClaimWish, string>> = {
  refund: 'My money back',
  replacement: 'A new bouquet',
  part: 'Part of it back',
};

/** Minutes of opening hours that a florist has for an answer. */
export const claimMinutes = 60;

interface ClaimState {
  state: 'open' | 'settled';
  result?: 'refund' | 'part' | 'replacement' | 'refused' | null | undefined;
  again?: boolean | undefined;
}

/** Another person looks once, unless all of the money went back. */
export const mayAskAgain = ({ state, result, again }: ClaimState): boolean =>
  state === 'settled' && result !== 'refund' && !again;

/** While a person looks, or may still be asked to. */
export const takesPhotos = (claim: ClaimState): boolean => claim.state === 'open' || mayAskAgain(claim);
