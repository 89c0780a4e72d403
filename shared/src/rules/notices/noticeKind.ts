/** Placeholders, with sample values for the preview. */
export const sampleValues = {
  order: 'K3M9-Q2TB',
  florist: 'Petal & Thorn',
  when: 'Sat 21 Nov, 12–3 pm',
  tag: 'For Margaret Hall, Sat 21 Nov, 12–3 pm, Rozelle',
  total: '$89.50',
  store: 'Newtown, 20 King St, Newtown NSW 2042',
  amount: '$20',
  refund: '$89.50 goes back to your card within 10 days.',
  reason: 'They write: “Our cool room broke down. We are sorry.”',
  goods: '1 × Jacaranda Dusk, 2 × Beeswax candle',
  products: 'Jacaranda Dusk and Beeswax candle',
  pay_by: 'Fri 20 Nov, 5 pm (Sydney time)',
  buyer: 'Ruby Tran',
  changes: 'when or where, the card',
  until: ', by Mon 30 Nov',
  by: 'Fri 20 Nov, 11:06 am',
  recipient: 'Margaret',
  sender: 'Ruby',
} as const;
export type PlaceholderName = keyof typeof sampleValues;
export type NoticeValues = Partial<Record<PlaceholderName, string>>;

export interface NoticeText {
  subject: string;
  heading: string;
  text: string;
  /** Without the shop's name and link; empty: no text message. */
  sms: string;
}

export interface NoticeKind extends NoticeText {
  to: 'buyer' | 'florist' | 'recipient';
  placeholders: readonly PlaceholderName[];
}

export const ofOrder = ['order', 'florist', 'when', 'total'] as const;
