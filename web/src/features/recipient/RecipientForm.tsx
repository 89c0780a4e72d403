import { placeKinds, placeQuestions } from '@bloomkin/shared/rules/addressLater.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { RecipientView as View } from '@bloomkin/shared/schemas/addressLater.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { FieldError as Fault, Form } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { AddressField } from '#features/deliveryAddress/AddressField.tsx';
import { Line } from '#features/deliveryAddress/AddressFields.tsx';
import { DayWindows } from '#features/deliveryDay/DayWindows.tsx';
import { TileRadios } from '#features/orders/TileRadios.tsx';
import { fieldId, focusField, type RecipientViewProps, useAnswer, type Values } from './useAnswer.ts';

export function RecipientForm(props: RecipientViewProps) {
  const { view } = props;
  const answer = useAnswer(props);
  const { values, change, errors, errorOf, attempt, run, busy } = answer;
  const until = formatUntil(view);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(false);
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <ErrorSummary errors={errors} attempt={attempt} onSelect={focusField} />
      <Where {...{ view, values, change, errorOf }} />
      <When {...{ view, values, change, errorOf }} />
      <Stack $gap={3}>
        <h2>A few words to the driver</h2>
        <Checkbox checked={values.notAtWork} onChange={(notAtWork) => change({ notAtWork })}>
          Please not at work
          <small>Nobody rings or delivers there, now or later.</small>
        </Checkbox>
        <TextField
          label="If you’re out: a safe, shady place"
          placeholder="Behind the pot by the side door"
          maxLength={120}
          value={values.safePlace}
          onChange={({ target }) => change({ safePlace: target.value })}
        />
      </Stack>
      <Button kind="brand" type="submit" large wide aria-disabled={busy}>
        {busy ? 'Sending …' : 'Tell the florist'}
      </Button>
      <small>
        Used for this delivery, deleted 90 days after it, never for advertising.
        {until && ` The link works until ${until}.`}
      </small>
      {!view.is_again && <Decline view={view} busy={busy} onDecline={() => void run(true)} />}
    </Form>
  );
}

interface PartProps {
  view: View;
  values: Values;
  change: (next: Partial<Values>) => void;
  errorOf: (path: string) => string | undefined;
}

function Where({ view, values, change, errorOf }: PartProps) {
  const { kind, text, unitOffice, name } = values;
  const questions = placeQuestions[kind];
  const addressLabel = view.near ? 'Street and number' : 'Another address, if it is not the same';
  const day = view.deliveryDay && !view.is_again ? ` on ${formatDay(view.deliveryDay)}` : '';
  return (
    <Stack $gap={4}>
      <TileRadios
        legend={`Where are you${day}?`}
        columns={2}
        options={placeKinds}
        value={kind}
        label={(one) => placeQuestions[one].label}
        onChange={(next) => change({ kind: next })}
      />
      {questions.name && (
        <TextField
          id={fieldId('name')}
          label={questions.name}
          maxLength={120}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
          error={errorOf('name')}
        />
      )}
      <Line id={fieldId('location')}>
        <b aria-hidden="true">{addressLabel}</b>
        <AddressField
          label={addressLabel}
          text={text}
          near={view.near ?? undefined}
          onText={(next) => change({ text: next, place: undefined })}
          onPlace={(place) => change({ place, text: place.address })}
          isInvalid={errorOf('location') !== undefined}
        />
        {errorOf('location') && <Fault>{errorOf('location')}</Fault>}
      </Line>
      <TextField
        id={fieldId('unitOffice')}
        label={kind === 'home' || kind === 'work' ? `${questions.unit} (optional)` : questions.unit}
        maxLength={60}
        value={unitOffice}
        onChange={({ target }) => change({ unitOffice: target.value })}
        error={errorOf('unitOffice')}
      />
      {questions.time && <TimeQuestion label={questions.time} {...{ values, change, errorOf }} />}
    </Stack>
  );
}

const TimeQuestion = ({ label, values, change, errorOf }: Omit<PartProps, 'view'> & { label: string }) => (
  <TimeField
    id={fieldId('time')}
    label={label}
    value={values.time}
    onChange={({ target }) => change({ time: target.value })}
    error={errorOf('time')}
  />
);

function When({ view, values, change, errorOf }: PartProps) {
  const { day, period } = values;
  const fault = errorOf('deliveryDay') ?? errorOf('delivery_period');
  if (view.days.length === 0) return null;
  return (
    <Stack $gap={4} id={fieldId('deliveryDay')}>
      <h2 id={fieldId('when')}>When suits you?</h2>
      <DayWindows
        labelledBy={fieldId('when')}
        id={fieldId('delivery_period')}
        days={view.days}
        day={day}
        window={period}
        onDay={(next) => change({ day: next, period: null })}
        onWindow={(next) => change({ period: next })}
      />
      {fault && <Fault role="alert">{fault}</Fault>}
      {view.days.length > 1 && !view.is_again && (
        <small>Each day costs {view.sender ?? 'the sender'} the same.</small>
      )}
    </Stack>
  );
}

function Decline({ view, busy, onDecline }: { view: View; busy: boolean; onDecline: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        I’d rather not have flowers
      </Button>
      <Dialog
        open={isAsking}
        size="md"
        title="No flowers this time?"
        onClose={() => setAsking(false)}
        footer={
          <Row $gap={2.5}>
            <Button aria-disabled={busy} onClick={onDecline}>
              No flowers, thanks
            </Button>
            <Button onClick={() => setAsking(false)}>Go back</Button>
          </Row>
        }
      >
        <p>
          Nothing is made, and {view.sender ?? 'the sender'} gets all of the money back. You need not give a
          reason, and we tell them only that.
        </p>
      </Dialog>
    </>
  );
}

/** 'Wed 2 Dec, 9 am' in the florist's time. */
export function formatUntil({ until, timezone }: View): string | undefined {
  if (!until) return undefined;
  const at = new Date(until);
  return readersDeadline(at, timezone);
}
