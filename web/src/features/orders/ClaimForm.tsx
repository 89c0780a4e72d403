import { makeClaim } from '@bloomkin/shared/routes/orders.ts';
import {
  type ClaimKind,
  type ClaimWish,
  claimKindLabels,
  claimKinds,
  claimWishes,
  claimWishLabels,
} from '@bloomkin/shared/rules/claimTable.ts';
import { parseDollars } from '@bloomkin/shared/rules/money.ts';
import type { ClaimView as Claim } from '@bloomkin/shared/schemas/claim.ts';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Text } from '#components/layout/Text.ts';
import { notifyError } from '#components/notifyError.ts';
import { CallLink } from './CallLink.tsx';

const Choices = styled.fieldset<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px;
  legend {
    margin-bottom: 12px;
    padding: 0;
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  label {
    position: relative;
    display: grid;
    align-content: center;
    min-height: 64px;
    padding: 12px 16px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
    font-weight: 600;
    cursor: pointer;
  }
  label:has(input:checked) {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
  }
  label:has(input:focus-visible) {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  small {
    color: var(--bk-text-secondary);
    font-weight: 400;
  }
`;

interface RadiosProps<T extends string> {
  legend: string;
  columns: number;
  options: readonly T[];
  value: T | undefined;
  label: (one: T) => string;
  note?: (one: T) => string;
  onChange: (one: T) => void;
}

const Radios = <T extends string>({
  legend,
  columns,
  options,
  value,
  label,
  note,
  onChange,
}: RadiosProps<T>) => (
  <Choices $columns={columns}>
    <legend>{legend}</legend>
    {options.map((one) => (
      <label key={one}>
        <input type="radio" name={legend} checked={value === one} onChange={() => onChange(one)} />
        {label(one)}
        {note && <small>{note(one)}</small>}
      </label>
    ))}
  </Choices>
);

export interface ClaimViewProps {
  token: string;
  view: Claim;
  onChanged: (next: Claim) => void;
}

const wishNotes: Readonly<Record<ClaimWish, (view: Claim) => string>> = {
  refund: ({ is_paid_by_card, florist }) =>
    is_paid_by_card ? 'All of it, to the card that paid.' : `All of it, from ${florist}.`,
  replacement: () => 'Free. The florist says when.',
  part: () => 'You say how much.',
};

/** What was typed stays after a refusal. */
function useClaim({ token, onChanged }: ClaimViewProps) {
  const [kind, setKind] = useState<ClaimKind>();
  const [wish, setWish] = useState<ClaimWish>();
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const { run, busy } = useAction(
    async () => {
      const cents = wish === 'part' ? parseDollars(amount) : undefined;
      if (!kind || !wish) return setFault('Choose what happened and what would put it right.');
      if (wish === 'part' && !cents) return setFault('Say how much, such as 20.');
      setFault('');
      const body = { kind, wish, text, ...(cents && { amount: cents / 100 }) };
      onChanged((await call(makeClaim, { params: { token }, body })).data);
    },
    (error, retry) => {
      setFault(error instanceof Error ? error.message : '');
      notifyError(error, retry);
    },
  );
  return { kind, setKind, wish, setWish, amount, setAmount, text, setText, fault, run, busy };
}

export function ClaimForm(props: ClaimViewProps) {
  const { view } = props;
  const { kind, setKind, wish, setWish, amount, setAmount, text, setText, fault, run, busy } =
    useClaim(props);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Form onSubmit={onSubmit} noValidate>
      <Radios
        {...{ legend: 'What happened?', columns: 3, options: claimKinds, value: kind, onChange: setKind }}
        label={(one) => claimKindLabels[one]}
      />
      <Radios
        {...{ legend: 'What would put it right?', columns: 1, options: claimWishes, value: wish }}
        label={(one) => claimWishLabels[one]}
        note={(one) => wishNotes[one](view)}
        onChange={setWish}
      />
      {wish === 'part' && (
        <TextField
          label="How much, in dollars?"
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      <TextAreaField
        label="Anything else?"
        hint="You can leave this empty. You need no photo, and it is never too late."
        rows={3}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {fault && (
        <Text role="alert" $tone="danger">
          {fault}
        </Text>
      )}
      <Row $gap={2.5}>
        <Button kind="brand" type="submit" aria-disabled={busy}>
          {busy ? 'Sending…' : 'Send'}
        </Button>
        {view.florist_phone && <CallLink phone={view.florist_phone} />}
      </Row>
    </Form>
  );
}
