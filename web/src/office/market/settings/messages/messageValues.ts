import type { NoticeText } from '@bloomkin/shared/rules/notices/noticeKind.ts';
import {
  type ChangedTexts,
  getNoticeText,
  isBuiltInText,
  type NoticeName,
  noticeNames,
  textFields,
} from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { noticeTitle } from '@bloomkin/shared/rules/notices/noticeTitles.ts';

/** As in the body of the call, so that its errors find their fields; by name. */
export interface MessageValues {
  values: { texts: Record<string, NoticeText> };
}

export const toMessageValues = (texts: ChangedTexts): MessageValues => ({
  values: { texts: Object.fromEntries(noticeNames.map((name) => [name, getNoticeText(name, texts)])) },
});

/** An omitted text means the default. */
export const toInput = ({ values }: MessageValues): ChangedTexts =>
  Object.fromEntries(
    noticeNames.flatMap((name) => {
      const own = getNoticeText(name, values.texts);
      return isBuiltInText(name, own) ? [] : [[name, own]];
    }),
  );

export const titleLabels: Readonly<Record<string, string>> = Object.fromEntries(
  noticeNames.map((name) => [`values.texts.${name}`, noticeTitle(name)]),
);

interface Version {
  version: number;
  values: { texts: ChangedTexts };
}

const isSame = (name: NoticeName, one: ChangedTexts, other: ChangedTexts) =>
  textFields.every((field) => getNoticeText(name, one)[field] === getNoticeText(name, other)[field]);

const maxNamed = 3;

/** Differences to the previous version. */
export function describeVersion({ version, values }: Version, before: Version | undefined): string {
  if (version === 0) return 'Before the first change';
  const earlier = before?.values.texts ?? {};
  const changed = noticeNames.filter((name) => !isSame(name, values.texts, earlier));
  const titles = changed.slice(0, maxNamed).map(noticeTitle);
  const more = changed.length > maxNamed ? [`${changed.length - maxNamed} more`] : [];
  return `Version ${version}: ${[...titles, ...more].join('; ') || 'as before'}`;
}
