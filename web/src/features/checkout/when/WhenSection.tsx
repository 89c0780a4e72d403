import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useRef, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { Row } from '#components/layout/boxes.ts';
import { Icon } from '#components/media/Icon.tsx';
import { changeChoice, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { Section } from '#features/checkout/checkoutStyles.ts';
import type { ChosenPeriod } from '#features/checkout/form/checkoutForm.ts';
import { fieldId, focusField } from '#features/checkout/form/fieldId.ts';
import { SubstitutionChoice } from '#features/checkout/SubstitutionChoice.tsx';
import type { SectionProps } from '#features/checkout/where/WhereSection.tsx';
import { chooseDeliveryDay, chooseDeliveryWindow } from '#features/deliveryDay/deliveryDay.ts';
import { narrowToWindow, offerFor } from '#features/deliveryDay/offerFor.ts';
import { Petals } from '#features/deliveryDay/Petals.tsx';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';
import { useStore } from '#storage/createStore.ts';
import { CutoffLine, ZoneLine } from './CutoffLine.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import type { Days } from './useDays.ts';
import { useFirstDay } from './useFirstDay.ts';

interface WhenSectionProps extends SectionProps {
  days: Days;
}

/** The wanted period where it is open; a single remaining one is chosen with its day. */
function choosePeriod({ periods }: DeliveryDay, wanted: ChosenPeriod | null): ChosenPeriod | null {
  const open = periods.filter(({ available }) => available);
  const one =
    open.find(({ start_time }) => start_time === wanted?.start_time) ?? (open.length === 1 && open[0]);
  return one ? { start_time: one.start_time, stop_time: one.stop_time } : null;
}

export function WhenSection(props: WhenSectionProps) {
  return (
    <Section aria-labelledby="checkout-when" aria-busy={props.days.isAsked && !props.days.days}>
      <h2 id="checkout-when">When</h2>
      <When {...props} />
      <SubstitutionChoice value={props.form.substitution} />
    </Section>
  );
}

function When({ companyId, form, days, errorOf }: WhenSectionProps) {
  const all = days.days;
  const [isChanging, setChanging] = useState(false);
  const times = useRef<HTMLDivElement>(null);
  const wanted = useStore(checkoutDraft)?.period ?? null;
  const take = (day: DeliveryDay) =>
    changeChoice(companyId, { day: day.day, period: choosePeriod(day, form.period ?? wanted) });
  const choose = (day: DeliveryDay) => {
    chooseDeliveryDay(day.day);
    take(day);
    setChanging(false);
    // The pressed day is gone with its calendar.
    requestAnimationFrame(() => times.current?.querySelector<HTMLElement>('button')?.focus());
  };
  const openCalendar = () => {
    setChanging(true);
    // The pressed button is gone, or below the calendar.
    const findDay = () => document.querySelector<HTMLElement>(`#${fieldId('deliveryDay')} [tabindex="0"]`);
    requestAnimationFrame(() => findDay()?.focus());
  };
  useFirstDay(all, form, { wanted, choose: take });
  if (!days.isAsked)
    return <p>{form.isPickup ? 'First choose where you will pick up.' : 'First say where it should go.'}</p>;
  if (days.failure && !all) return <ErrorState title="We could not load the days." onRetry={days.refresh} />;
  if (!all)
    return (
      <div role="status" aria-label="Loading the days">
        <Skeleton $height="180px" $radius="16px" />
      </div>
    );
  const chosen = all.find(({ day, available }) => day === form.day && available);
  return (
    <>
      <NoDays days={all} />
      <MissedDay days={all} wanted={form.day} onChoose={choose} />
      {chosen && !isChanging ? (
        <Row ref={times} id={fieldId('deliveryDay')} $justify="space-between">
          <b>{deliveryTimeLabel({ deliveryDay: chosen.day, delivery_period: form.period })}</b>
          <Button kind="quiet" onClick={openCalendar}>
            Another day
          </Button>
        </Row>
      ) : (
        <DayCalendar days={all} chosen={form.day} isPickup={form.isPickup} onChoose={choose} />
      )}
      {errorOf('deliveryDay') && <FieldError>{errorOf('deliveryDay')}</FieldError>}
      {chosen && <Windows {...{ companyId, form, errorOf, chosen }} onDay={openCalendar} />}
      {chosen && <CutoffLine day={narrowToWindow(chosen, form.period)} onPassed={days.refresh} />}
      {all[0] && <ZoneLine timeZone={all[0].timezone} />}
    </>
  );
}

interface WindowsProps extends SectionProps {
  chosen: DeliveryDay;
  onDay: () => void;
}

function Windows({ companyId, form, errorOf, chosen: { day, periods, timezone }, onDay }: WindowsProps) {
  const error = errorOf('delivery_period');
  if (periods.length === 0) return null;
  const choose = (period: ChosenPeriod) => {
    changeChoice(companyId, { day, period });
    chooseDeliveryWindow(day, period);
  };
  return (
    <div id={fieldId('delivery_period')}>
      <Petals
        day={day}
        timeZone={timezone}
        windows={periods}
        chosen={form.period ?? undefined}
        onChoose={choose}
        onDay={onDay}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

interface MissedDayProps {
  days: readonly DeliveryDay[];
  wanted: string | null;
  onChoose: (day: DeliveryDay) => void;
}

/** Explains the refusal and offers the next open day. */
function MissedDay({ days, wanted, onChoose }: MissedDayProps) {
  const { offer, refusal } = offerFor(days, wanted ?? '');
  if (!offer || !refusal) return null;
  return (
    <Callout $tone="warning" role="status">
      <Icon name="info" />
      <div>
        <b>{refusal}</b>
        <div>
          <Button onClick={() => onChoose(offer)}>Choose {formatDay(offer.day)}</Button>
        </div>
      </div>
    </Callout>
  );
}

/** The same reason on every day points at the place or the total. */
function NoDays({ days }: { days: readonly DeliveryDay[] }) {
  if (days.some(({ available }) => available)) return null;
  const reasons = new Set(days.map(({ reason }) => reason));
  const [reason] = reasons;
  return (
    <Callout $tone="warning" role="status">
      <Icon name="info" />
      <div>
        <b>{(reasons.size === 1 && reason) || 'Nothing is free in the next 30 days'}</b>
        <p>You can add flowers, choose another address, or pick the flowers up.</p>
        <div>
          <Button onClick={() => focusField('location')}>Change where</Button>
        </div>
      </div>
    </Callout>
  );
}
