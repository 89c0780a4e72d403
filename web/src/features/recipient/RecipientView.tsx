import { paths } from '@bloomkin/shared/pages.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { RecipientView as View } from '@bloomkin/shared/schemas/addressLater.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Text } from '#components/layout/Text.ts';
import { Icon } from '#components/media/Icon.tsx';
import { CallLink } from '#features/orders/CallLink.tsx';
import { useLinkTag } from '#features/orders/change/useOrderTag.ts';
import { RecipientForm } from './RecipientForm.tsx';
import type { RecipientViewProps } from './useAnswer.ts';

const Columns = styled.div`
  display: grid;
  gap: 24px 64px;
  padding-block: 24px 64px;
  h1 {
    margin-bottom: 10px;
    outline: 0;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    padding-top: 48px;
    > header {
      position: sticky;
      top: 104px;
    }
  }
`;

/** A wrapped bouquet behind paper: what it is stays a surprise. */
const Surprise = styled.div`
  display: grid;
  place-content: center;
  width: 112px;
  height: 140px;
  margin-bottom: 16px;
  border-radius: var(--bk-arch);
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  @media (min-width: 1024px) {
    width: 300px;
    height: 340px;
  }
`;

export function RecipientView({ token, view, onChanged }: RecipientViewProps) {
  const [isChanging, setIsChanging] = useState(false);
  const place = view.near ? 'where you say' : 'your address';
  useLinkTag(useMemo(() => ({ ...view, isPickup: false, place }), [view, place]));
  const isOpen = view.state === 'open' || (view.state === 'given' && isChanging);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view.state);
  useEffect(() => {
    if (shown.current !== view.state) title.current?.focus();
    shown.current = view.state;
  }, [view.state]);
  const answer = (next: View) => {
    setIsChanging(false);
    onChanged(next);
    // A changed answer has the same state.
    if (next.state === view.state) title.current?.focus();
  };
  const sender = view.sender ?? 'The sender';
  return (
    <Columns>
      <header>
        <Surprise>
          <Icon name="gift" size={64} />
        </Surprise>
        <h1 ref={title} tabIndex={-1}>
          {describeTitle(view)}
        </h1>
        <p>{describeState(view, sender)}</p>
        <Text $tone="success">{sender} won’t see your address.</Text>
      </header>
      {isOpen ? (
        <RecipientForm {...{ token, view }} onChanged={answer} />
      ) : (
        <Stack $gap={4}>
          <Row $gap={2.5}>
            {view.state === 'given' && (
              <Button onClick={() => setIsChanging(true)}>Change where or when</Button>
            )}
            {view.claim && <ButtonLink to={paths.claim(view.claim)}>Something wrong?</ButtonLink>}
            {view.florist_phone && <CallLink phone={view.florist_phone} />}
          </Row>
          <small>Order {view.number}</small>
        </Stack>
      )}
    </Columns>
  );
}

function describeTitle({ state, recipient, is_again }: View): string {
  const name = recipient ? `${recipient}, ` : '';
  const capital = (text: string) =>
    name ? name + text : text.replace(/^./, (letter) => letter.toUpperCase());
  if (state === 'given') return capital('the florist knows where to go.');
  if (state === 'late') return capital('your flowers are being made or on their way.');
  if (state === 'over') return capital('this order is over.');
  return capital(is_again ? 'your flowers are back at the shop.' : 'flowers are coming your way.');
}

function describeState(view: View, sender: string): string {
  const { state, florist, deliveryDay, delivery_period: period, is_again } = view;
  const time = period && `, ${formatPeriod(period.start_time, period.stop_time)}`;
  const when = deliveryDay ? `${formatDay(deliveryDay)}${time ?? ''}` : '';
  if (state === 'given') return `${florist} brings them on ${when}.`;
  if (state === 'late') return `They come on ${when}. To change something, call ${florist}.`;
  if (state === 'over') return 'There is nothing left to choose here. Thank you!';
  if (is_again) return `${florist} could not hand them over. Choose when they may come again.`;
  return `From ${sender}. The flowers are a surprise. Tell ${florist} where and when.`;
}
