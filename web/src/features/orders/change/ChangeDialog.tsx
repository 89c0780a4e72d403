import type { FieldError } from '@bloomkin/shared/errors.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { maxCardLetters } from '@bloomkin/shared/rules/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useId, useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notify } from '#components/feedback/notify.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Row } from '#components/layout/boxes.ts';
import { notifyError } from '#components/notifyError.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { ApiError } from '#errors/apiError.ts';
import { AddressFields } from '#features/deliveryAddress/AddressFields.tsx';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';
import {
  type ChangePart,
  type ChangeValues,
  type PartProps,
  toChange,
  toChangeValues,
  toUndo,
} from './orderChange.ts';
import { TimePart } from './TimePart.tsx';

interface ChangeDialogProps {
  order: Order;
  part: ChangePart;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
}

const titles: Readonly<Record<ChangePart, string>> = {
  time: 'Another day or time',
  place: 'Another address',
  person: 'Who gets the flowers',
  card: 'The card',
};

/** What is typed stays until it is saved, also after a refusal and a closed dialog. */
function useChange({ order, part, onClose, onChanged }: ChangeDialogProps) {
  const [drafts, setDrafts] = useState<Partial<ChangeValues>>({});
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const values = { ...toChangeValues(order), ...drafts };
  const { run, busy } = useAction(
    async () => {
      setErrors([]);
      const body = { ...(await toChange(part, values, order)), version: order.version };
      const { data } = await call(updateOrder, { params: { id: order.id }, body });
      setDrafts(({ [part]: _, ...others }) => others);
      onClose();
      onChanged();
      if (data.version !== order.version) notifySaved(part, order, data, onChanged);
    },
    (error, retry) => {
      const found = listErrors(error);
      setErrors(found);
      if (found.length === 0) notifyError(error, retry);
      else if (error instanceof ApiError && error.status === 409) onChanged();
    },
  );
  const close = () => {
    setErrors([]);
    onClose();
  };
  const errorOf = (...paths: string[]) => errors.find(({ path }) => paths.includes(path))?.message;
  const change = (next: Partial<ChangeValues>) => setDrafts((current) => ({ ...current, ...next }));
  return { values, change, errorOf, run, busy, close };
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { order, part, isOpen } = props;
  const formId = useId();
  const { run, busy, close, ...fields } = useChange(props);
  const Part = parts[part];
  const refusal = fields.errorOf('');
  return (
    <Dialog
      open={isOpen}
      size="md"
      title={titles[part]}
      onClose={close}
      footer={
        <Row $gap={2.5}>
          <Button kind="brand" type="submit" form={formId} aria-disabled={busy}>
            {busy ? 'Saving …' : saveLabel(part, fields.values)}
          </Button>
          <Button onClick={close}>Keep it as it is</Button>
        </Row>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {refusal && (
          <Callout role="alert" $tone="warning">
            {refusal}
          </Callout>
        )}
        <Part order={order} {...fields} />
        <small>The price stays {formatDollars(order.total)}. Your florist is told at once.</small>
      </Form>
    </Dialog>
  );
}

function saveLabel(part: ChangePart, { time }: ChangeValues): string {
  return part === 'time' && time.delivery_period ? `Move to ${deliveryTimeLabel(time)}` : 'Save';
}

/** A refusal as a whole has the path ''. */
function listErrors(error: unknown): readonly FieldError[] {
  if (error instanceof FieldRejection) return [error];
  if (!(error instanceof ApiError)) return [];
  if (error.errors.length > 0) return error.errors;
  return error.status === 409 ? [{ path: '', message: error.message }] : [];
}

function notifySaved(part: ChangePart, before: Order, { version, ...saved }: Order, onChanged: () => void) {
  const undo = async () => {
    const body = { ...toUndo(part, before), version };
    await call(updateOrder, { params: { id: before.id }, body }).catch(notifyError);
    onChanged();
  };
  const message = part === 'time' ? `Moved to ${deliveryTimeLabel(saved)}.` : 'Your change is saved.';
  void notify({ tone: 'success', message, action: { label: 'Undo', run: () => void undo() } });
}

const PlacePart = ({ values: { place }, change, errorOf }: PartProps) => {
  const merge = (next: Partial<ChangeValues['place']>) => change({ place: { ...place, ...next } });
  return (
    <AddressFields
      {...place}
      label="Street address"
      street="Street address"
      onText={(text) => merge({ text })}
      onPlace={(found) => merge({ place: found, text: found.address })}
      onUnitOffice={(unitOffice) => merge({ unitOffice })}
      onComment={(comment) => merge({ comment })}
      error={errorOf('location', 'address')}
      autoFocus
    />
  );
};

const PersonPart = ({ order, values: { person }, change, errorOf }: PartProps) => (
  <>
    <TextField
      label="Recipient’s name"
      autoComplete="off"
      maxLength={120}
      data-autofocus
      value={person.fio}
      onChange={({ target }) => change({ person: { ...person, fio: target.value } })}
      error={errorOf('recipient.fio')}
    />
    <TextField
      label={order.address_later ? 'Recipient’s mobile' : 'Recipient’s phone (optional)'}
      type="tel"
      autoComplete="off"
      maxLength={30}
      value={person.phone}
      onChange={({ target }) => change({ person: { ...person, phone: target.value } })}
      error={errorOf('recipient.phone')}
    />
  </>
);

const CardPart = ({ values: { card }, change, errorOf }: PartProps) => (
  <TextAreaField
    label="Card message (optional)"
    maxLength={maxCardLetters}
    rows={5}
    data-autofocus
    value={card}
    onChange={({ target }) => change({ card: target.value })}
    error={errorOf('card_message')}
    hint={`${card.length} of ${maxCardLetters}`}
  />
);

const parts = { time: TimePart, place: PlacePart, person: PersonPart, card: CardPart };
