import styled from 'styled-components';
import { Button } from '../../components/actions/Button.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { AddressField } from '../place/AddressField.tsx';
import { changeDraft } from './checkoutDraft.ts';
import { ErrorText, FieldPair } from './checkoutStyles.ts';
import { chooseAddress, typeWords } from './chooseAddress.ts';
import { fieldId } from './fieldId.ts';
import type { Filled } from './filled.ts';
import { TextInput } from './TextInput.tsx';

const Line = styled.div`
  display: grid;
  gap: 6px;
  > b {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > button {
    justify-self: start;
    padding-inline: 12px;
  }
`;

interface AddressFieldsProps {
  filled: Filled;
  error: string | undefined;
  busy: boolean;
  onLocate: () => void;
}

/** Where it goes: street address with suggestions, unit, and what the driver should know. */
export function AddressFields({ filled, error, busy, onLocate }: AddressFieldsProps) {
  return (
    <>
      <Line id={fieldId('location')}>
        <b aria-hidden="true">Delivery address</b>
        <AddressField
          text={filled.addressText}
          onText={(addressText) => changeDraft({ addressText })}
          onPlace={chooseAddress}
        />
        {error && <ErrorText role="alert">{error}</ErrorText>}
        <Button kind="quiet" onClick={onLocate} disabled={busy}>
          <Icon name="target" size={20} /> Use my location
        </Button>
      </Line>
      <FieldPair>
        <TextInput
          label="Unit or office (optional)"
          autoComplete="address-line2"
          maxLength={60}
          value={filled.unitOffice}
          onChange={(value) => typeWords('unitOffice', value)}
        />
        <TextInput
          label="Comment for the driver (optional)"
          maxLength={500}
          value={filled.comment}
          onChange={(value) => typeWords('comment', value)}
        />
      </FieldPair>
    </>
  );
}
