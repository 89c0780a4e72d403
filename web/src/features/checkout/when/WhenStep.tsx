import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import type { FormEvent } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { Icon } from '#components/media/Icon.tsx';
import { changeChoice } from '#features/cart/checkoutDraft.ts';
import { StepBody } from '#features/checkout/checkoutStyles.ts';
import type { ChosenPeriod } from '#features/checkout/form/checkoutForm.ts';
import type { StepProps } from '#features/checkout/where/WhereStep.tsx';
import { chooseDeliveryDay } from '#features/deliveryDay/deliveryDay.ts';
import { offerFor } from '#features/deliveryDay/offerFor.ts';
import { CutoffLine, ZoneLine } from './CutoffLine.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import type { Days } from './useDays.ts';
import { useTodayFirst } from './useTodayFirst.ts';

interface WhenStepProps extends StepProps {
  days: Days;
  onWhere: () => void;
}

/** A single remaining period is chosen with its day. */
function onlyPeriod({ periods }: DeliveryDay, current: ChosenPeriod | null): ChosenPeriod | null {
  const open = periods.filter(({ available }) => available);
  const [only] = open;
  if (open.length === 1 && only) return { start_time: only.start_time, stop_time: only.stop_time };
  return open.some(({ start_time }) => start_time === current?.start_time) ? current : null;
}

export function WhenStep({ companyId, form, days, errorOf, onDone, onWhere, next }: WhenStepProps) {
  const all = days.days;
  const take = (day: DeliveryDay) =>
    changeChoice(companyId, { day: day.day, period: onlyPeriod(day, form.period) });
  const choose = (day: DeliveryDay) => {
    chooseDeliveryDay(day.day);
    take(day);
  };
  useTodayFirst(all, form, take);
  if (!days.isAsked)
    return (
      <StepBody as="div">
        <p>{form.isPickup ? 'First choose where you will pick up.' : 'First say where it should go.'}</p>
        <div>
          <Button onClick={onWhere}>Fill in where</Button>
        </div>
      </StepBody>
    );
  if (days.failure && !all) return <ErrorState title="We could not load the days." onRetry={days.refresh} />;
  if (!all)
    return (
      <StepBody as="div" role="status" aria-label="Loading the days">
        <Skeleton $height="420px" $radius="16px" />
      </StepBody>
    );
  const chosen = all.find(({ day, available }) => day === form.day && available);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <StepBody onSubmit={submit} noValidate>
      <NoDays days={all} onWhere={onWhere} />
      <MissedDay days={all} wanted={form.day} onChoose={choose} />
      <DayCalendar days={all} chosen={form.day} isPickup={form.isPickup} onChoose={choose} />
      {errorOf('deliveryDay') && <FieldError>{errorOf('deliveryDay')}</FieldError>}
      {chosen && chosen.periods.length > 0 && (
        <PeriodChoice
          day={chosen}
          chosen={form.period}
          error={errorOf('delivery_period')}
          onChoose={(period) => changeChoice(companyId, { day: chosen.day, period })}
        />
      )}
      {chosen && <CutoffLine day={chosen} onPassed={days.refresh} />}
      {all[0] && <ZoneLine timeZone={all[0].timezone} />}
      <div>
        <Button kind="brand" type="submit" large>
          {next}
        </Button>
      </div>
    </StepBody>
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
function NoDays({ days, onWhere }: { days: readonly DeliveryDay[]; onWhere: () => void }) {
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
          <Button onClick={onWhere}>Change where</Button>
        </div>
      </div>
    </Callout>
  );
}
