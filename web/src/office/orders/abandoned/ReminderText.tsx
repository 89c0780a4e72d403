import { getNotificationSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { describeProducts } from '@bloomkin/shared/rules/notices/describeProducts.ts';
import { fillText, getNoticeText, noticeLinkLabel } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { formatDateWithYear } from '#components/text/formatDateWithYear.ts';

const Reminder = styled.section`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 8px;
  margin: 4px 0 10px;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  h3 {
    font: 700 1.0625rem/1.3 var(--bk-display);
  }
  > span {
    padding: 8px 14px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-neutralSoft);
    font-weight: 600;
    font-size: 0.875rem;
  }
`;

/** The e-mail as the buyer will get it. */
export function ReminderText({ cart: { company_info, items, reminder } }: { cart: Order }) {
  const { data, error, mutate } = useQuery(getNotificationSettings, {});
  const sold = items.filter(({ product }) => product.available);
  const values = {
    florist: company_info?.brand ?? '',
    products: describeProducts(sold.map(({ product }) => product.name)),
  };
  const text = data && fillText(getNoticeText('cart_reminder', data.data.values.texts), values);
  return (
    <QueryState
      query={{ data: text, error, mutate }}
      what="the reminder’s text"
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
          {reminder?.agreed_at && (
            <small>Agreed to reminders on {formatDateWithYear(reminder.agreed_at)}</small>
          )}
        </Reminder>
      )}
    </QueryState>
  );
}
