import { getNotificationSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { fillText, getNoticeText, noticeLinkLabel } from '@bloomkin/shared/rules/noticeTexts.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Reminder } from './abandonedStyles.ts';

interface ReminderTextProps {
  florist: string;
  agreedAt: string | null | undefined;
}

/** The e-mail as the buyer will get it. */
export function ReminderText({ florist, agreedAt }: ReminderTextProps) {
  const { data, error, mutate } = useQuery(getNotificationSettings, {});
  const text = data && fillText(getNoticeText('cart_reminder', data.data.values.texts), { florist });
  return (
    <QueryState
      data={text}
      error={error}
      onRetry={() => void mutate()}
      failedTitle="We could not load the reminder’s text."
      loadingLabel="Loading the text"
      skeleton={<Skeleton $height="180px" $width="min(560px, 100%)" $radius="14px" />}
    >
      {({ subject, heading, paragraphs }) => (
        <Reminder aria-label="The reminder">
          <small>The reminder by e-mail: {subject}</small>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal
            <p key={at}>{paragraph}</p>
          ))}
          <span>{noticeLinkLabel('cart_reminder')}</span>
          <small>Below it: why they get it, who sends it, and a link to unsubscribe.</small>
          {agreedAt && <small>Agreed to reminders on {formatDate(agreedAt)}</small>}
        </Reminder>
      )}
    </QueryState>
  );
}

/** 'Sun 6 Sep 2026' in Sydney. */
function formatDate(instant: string): string {
  const { day } = localTime(new Date(instant), 'Australia/Sydney');
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}
