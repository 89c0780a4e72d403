import styled from 'styled-components';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/form/Field.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { AddressField } from './AddressField.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { usePlaceForm } from './usePlaceForm.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
  min-height: 420px;
  align-content: start;
  > div:last-child {
    display: flex;
    justify-content: flex-end;
    gap: 10px;
    margin-top: 4px;
  }
  [role='alert'] {
    color: var(--bk-text-danger);
    font-weight: 500;
  }
`;

/** Where to deliver: the address, the unit, and what the driver should know. */
export function PlaceForm({ onDone }: { onDone: () => void }) {
  const form = usePlaceForm(onDone);
  const { place, text, fault, busy } = form;
  return (
    <Form onSubmit={form.save} noValidate>
      <AddressField text={text} onText={form.type} onPlace={form.take} isFirst />
      <Button kind="quiet" onClick={form.locate} disabled={busy}>
        <Icon name="target" size={20} /> Use my location
      </Button>
      {fault && <p role="alert">{fault}</p>}
      {place && <PlaceMap place={place} onMove={form.move} />}
      <Field
        label="Unit or office"
        autoComplete="address-line2"
        maxLength={60}
        value={form.unitOffice}
        onChange={(event) => form.setUnitOffice(event.target.value)}
      />
      <Field
        label="Comment for the driver"
        maxLength={500}
        value={form.comment}
        onChange={(event) => form.setComment(event.target.value)}
      />
      <div>
        <Button onClick={onDone}>Cancel</Button>
        <Button kind="brand" type="submit" disabled={busy || text.trim() === ''}>
          Save
        </Button>
      </div>
    </Form>
  );
}
