import { useId } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '#components/form/FieldFrame.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { describeTyped, groupDigits, judgeTyped, wrongDigits } from './abnText.ts';

const Box = styled.div`
  position: relative;
  && input {
    padding-right: 48px;
    font-variant-numeric: tabular-nums;
  }
  &[data-right] input {
    border-color: var(--bk-text-success);
    box-shadow: inset 0 0 0 1px var(--bk-text-success);
  }
  svg {
    position: absolute;
    inset: 50% 16px auto auto;
    translate: 0 -50%;
    color: var(--bk-text-success);
  }
`;

interface AbnFieldProps {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: (input: HTMLInputElement | null) => void;
  error?: string | undefined;
  /** While the register is queried: hides the tick. */
  isLooking?: boolean;
}

/** Eleven digits, grouped and checked while they are typed. Takes the `field` of a Controller. */
export function AbnField({ value, onChange, error, isLooking = false, ...input }: AbnFieldProps) {
  const id = useId();
  const typed = judgeTyped(value);
  const isRight = typed === 'right' && !isLooking;
  const shownError = error ?? (typed === 'wrong' ? wrongDigits : undefined);
  return (
    <FieldFrame id={id} label="ABN" error={shownError} hint={shownError ? undefined : describeTyped(value)}>
      <Box data-right={isRight || undefined}>
        <input
          {...input}
          id={id}
          value={groupDigits(value)}
          onChange={({ target }) => onChange(groupDigits(target.value))}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={shownError !== undefined}
          aria-describedby={shownError ? `${id}-error` : `${id}-hint`}
        />
        {isRight && <OfficeIcon name="check" size={20} />}
      </Box>
    </FieldFrame>
  );
}
