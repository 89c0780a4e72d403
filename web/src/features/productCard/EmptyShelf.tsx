import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { useId } from 'react';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { chooseDeliveryDay } from '#features/deliveryDay/deliveryDay.ts';
import { useArrivalDays } from '#features/deliveryDay/useArrivalDays.ts';
import type { StoredPlace } from '#storage/storage.ts';

interface EmptyShelfProps {
  title: string;
  place: StoredPlace;
  day: string;
  today: string;
  /** Where all of them are listed. */
  more: string;
}

/** For a day without deliveries. Renders nothing where no florist delivers on any day. */
export function EmptyShelf({ title, place, day, today, more }: EmptyShelfProps) {
  const titleId = useId();
  const isNobodyThere = useArrivalDays(place)?.length === 0;
  if (isNobodyThere) return null;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader title={title} titleId={titleId} action={<ButtonLink to={more}>See all</ButtonLink>} />
      <Row as="p" $gap={5} $rowGap={2.5}>
        Nothing here can arrive {day === today ? 'today' : `on ${formatDay(day, today)}`}.
        <Button onClick={() => chooseDeliveryDay('')}>Show any day</Button>
      </Row>
    </Section>
  );
}
