import { type ChangeEvent, type Ref, useId } from 'react';
import { Box, BoxRow, CodeField } from './codeBoxesStyles.ts';
import { codeLength } from './codeLength.ts';
import { FieldError } from './signInStyles.ts';

interface CodeBoxesProps {
  code: string;
  onChange: (code: string) => void;
  /** All four are there. */
  onFull: (code: string) => unknown;
  error: string | undefined;
  readOnly: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One input that looks like four boxes: paste, autofill and screen readers work as with any input. */
export function CodeBoxes({ code, onChange, onFull, error, readOnly, ref }: CodeBoxesProps) {
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength) onFull(digits);
  };
  return (
    <CodeField>
      <label htmlFor={id}>Four-digit code</label>
      <BoxRow>
        <input
          id={id}
          ref={ref}
          name="code"
          value={code}
          onChange={change}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          // More than four, so that a pasted '12 34' is not cut before its space is taken out.
          maxLength={12}
          readOnly={readOnly}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {Array.from({ length: codeLength }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move
            key={place}
            aria-hidden="true"
            data-here={place === Math.min(code.length, codeLength - 1)}
          >
            {code[place]}
          </Box>
        ))}
      </BoxRow>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </CodeField>
  );
}
