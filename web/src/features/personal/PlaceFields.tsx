import styled from 'styled-components';
import { ErrorText, FieldPair } from '../checkout/checkoutStyles.ts';
import { fieldId } from '../checkout/fieldId.ts';
import { TextInput } from '../checkout/TextInput.tsx';
import { AddressField } from '../place/AddressField.tsx';
import { PlaceMap } from '../place/PlaceMap.tsx';
import { useMovedPin } from '../place/useMovedPin.ts';
import type { PlaceDraft } from './placeDraft.ts';

const Line = styled.div`
  display: grid;
  gap: 6px;
  > b {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

interface PlaceFieldsProps {
  /** Above the address. */
  label: string;
  draft: PlaceDraft;
  onChange: (draft: PlaceDraft) => void;
  error: string | undefined;
  /** The place can be looked at and put right on a map. */
  withMap?: boolean;
}

/** An address with suggestions, the unit, and what the driver should know. */
export function PlaceFields({ label, draft, onChange, error, withMap = false }: PlaceFieldsProps) {
  const place = draft.place?.address === draft.text ? draft.place : undefined;
  const choose = (chosen: NonNullable<PlaceDraft['place']>) =>
    onChange({ ...draft, place: chosen, text: chosen.address });
  const move = useMovedPin(place, choose);
  return (
    <>
      <Line id={fieldId('address')}>
        <b aria-hidden="true">{label}</b>
        <AddressField text={draft.text} onText={(text) => onChange({ ...draft, text })} onPlace={choose} />
        {error && <ErrorText role="alert">{error}</ErrorText>}
      </Line>
      {withMap && place && <PlaceMap place={place} onMove={move} />}
      <FieldPair>
        <TextInput
          label="Unit or office (optional)"
          autoComplete="address-line2"
          maxLength={60}
          value={draft.unitOffice}
          onChange={(unitOffice) => onChange({ ...draft, unitOffice })}
        />
        <TextInput
          label="Comment for the driver (optional)"
          maxLength={500}
          value={draft.comment}
          onChange={(comment) => onChange({ ...draft, comment })}
        />
      </FieldPair>
    </>
  );
}
