import { addressTexts } from './addressTexts.ts';
import { answerTexts } from './answerTexts.ts';
import { changeTexts } from './changeTexts.ts';
import { floristTexts } from './floristTexts.ts';
import type { NoticeKind, NoticeText, NoticeValues, PlaceholderName } from './noticeKind.ts';
import { orderTexts } from './orderTexts.ts';
import { rescueTexts } from './rescueTexts.ts';

/** Default texts of messages, until an admin edits them. */
export const noticeKinds = {
  ...orderTexts,
  ...changeTexts,
  ...rescueTexts,
  ...answerTexts,
  ...addressTexts,
  ...floristTexts,
} satisfies Record<string, NoticeKind>;

export type NoticeName = keyof typeof noticeKinds;

const isNoticeName = (name: string): name is NoticeName => Object.hasOwn(noticeKinds, name);
export const noticeNames: readonly NoticeName[] = Object.keys(noticeKinds).filter(isNoticeName);

/** Edited texts by name; a missing name means the default. */
export type ChangedTexts = Readonly<Record<string, NoticeText>>;

export function getNoticeText(name: NoticeName, changed: ChangedTexts = {}): NoticeText {
  const { subject, heading, text, sms } = changed[name] ?? noticeKinds[name];
  return { subject, heading, text, sms: sms || requiredSms(name) };
}

/** A florist and a recipient may have no other channel. */
export const requiredSms = (name: NoticeName): string =>
  noticeKinds[name].to === 'buyer' ? '' : noticeKinds[name].sms;

export const isBuiltInText = (name: NoticeName, own: NoticeText): boolean =>
  textFields.every((field) => own[field] === noticeKinds[name][field]);

export const textFields = ['subject', 'heading', 'text', 'sms'] as const satisfies (keyof NoticeText)[];

const listPlaceholders = (name: NoticeName, field: keyof NoticeText): readonly string[] =>
  noticeKinds[name].placeholders.filter((one) => field === 'text' || !inTextAlone.has(one));

/** The label of the e-mail's only link. */
export function noticeLinkLabel(name: NoticeName): string {
  if (name === 'cart_reminder') return 'Open the cart';
  if (name === 'proposed') return 'See what changes';
  if (name === 'swap_asked') return 'Answer now';
  if (['rescue_lapsed', 'rescue_alone', 'rescue_canceled'].includes(name)) return 'Choose now';
  if (noticeKinds[name].to === 'recipient') return 'Say where and when';
  return noticeKinds[name].to === 'florist' ? 'Open the order' : 'Follow your order';
}

/** Cart reminders are sent by e-mail only. */
export const isTexted = (name: NoticeName): boolean => name !== 'cart_reminder';

const placeholder = /\{([^{}]*)\}/g;

/** Subjects, headings and text messages never contain user input. */
const inTextAlone: ReadonlySet<string> = new Set<PlaceholderName>([
  'buyer',
  'goods',
  'products',
  'reason',
  'recipient',
  'sender',
]);

/** Unknown placeholders, such as `{name}`. */
export function findUnknownPlaceholders(
  name: NoticeName,
  field: keyof NoticeText,
  template: string,
): string[] {
  const known = listPlaceholders(name, field);
  const found = [...template.matchAll(placeholder)];
  return found.filter(([, inside = '']) => !known.includes(inside)).map(([whole]) => whole);
}

/** In one pass, so that braces in a value are not expanded. */
const fill = (template: string, values: Readonly<Partial<Record<string, string>>>): string =>
  template
    .replace(placeholder, (whole, name: string) => values[name] ?? whole)
    .replace(/ {2,}/g, ' ')
    .trim();

/** `short` has the values of the text message. */
export function fillText({ subject, heading, text, sms }: NoticeText, values: NoticeValues, short = values) {
  return {
    subject: fill(subject, values),
    heading: fill(heading, values),
    paragraphs: text
      .split('\n')
      .map((line) => fill(line, values))
      .filter((line) => line !== ''),
    sms: sms.trim() === '' ? null : fill(sms, short),
  };
}
