import { getNotificationSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { fillText, linkLabelOf, textOf } from '@bloomkin/shared/rules/noticeTexts.ts';
import { useQuery } from '#api/useQuery.ts';
import { Reminder } from './abandonedStyles.ts';

/** The e-mail as the buyer will get it. */
export function ReminderText({ florist }: { florist: string }) {
  const { data, error } = useQuery(getNotificationSettings, {});
  if (!data)
    return (
      <small role="status">{error ? 'We could not load the reminder’s text.' : 'Loading the text…'}</small>
    );
  const text = textOf('cart_reminder', data.data.values.texts);
  const { subject, heading, paragraphs } = fillText(text, { florist });
  return (
    <Reminder aria-label="The reminder">
      <small>The reminder by e-mail: {subject}</small>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal
        <p key={at}>{paragraph}</p>
      ))}
      <span>{linkLabelOf('cart_reminder')}</span>
      <small>Below it: why they get it, who sends it, and a link to unsubscribe.</small>
    </Reminder>
  );
}
