import { getMessage } from '@bloomkin/shared/messages.ts';
import { type ChangeEvent, type FormEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAction } from '#components/useAction.ts';
import { describeCodeError, describeError } from '#errors/describeError.ts';
import { FieldError } from './fieldStyles.ts';

const CodeFrame = styled.div`
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

/** The transparent input covers the boxes, which show its value. */
const BoxRow = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  width: min(276px, 100%);
  margin-block: 8px 10px;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: transparent;
    caret-color: transparent;
    letter-spacing: 2em;
    &::selection {
      background: transparent;
    }
  }
  input:focus ~ [data-here='true'] {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  input[aria-invalid='true'] ~ span {
    border-color: var(--bk-text-danger);
  }
  input:read-only ~ span {
    color: var(--bk-text-secondary);
  }
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: 1;
  height: 68px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-surface);
  font: 700 1.75rem/1 var(--bk-text);
  font-variant-numeric: tabular-nums;
`;

const codeLength = 4;

interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => unknown;
  error: string | undefined;
  readOnly: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One input drawn as four boxes, for paste, autofill and screen readers. */
export function CodeField({ code, onChange, onComplete, error, readOnly, ref }: CodeFieldProps) {
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength) onComplete(digits);
  };
  return (
    <CodeFrame>
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
          // Longer than the code, because '12 34' is pasted with its space.
          maxLength={12}
          readOnly={readOnly}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {Array.from({ length: codeLength }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no other identity
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
    </CodeFrame>
  );
}

interface CodeFormOptions {
  autoFocus: boolean;
  confirm: (code: string) => Promise<void>;
  resend: () => Promise<void>;
}

/** State of a code form: submits a complete code, clears a rejected one. Spread `field` on a `CodeField`. */
export function useCodeForm({ autoFocus, confirm, resend }: CodeFormOptions) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const restart = (message: string | undefined) => {
    setError(message);
    setCode('');
    input.current?.focus();
  };
  const { run: send, busy } = useAction(
    async (value: string) => {
      setError(undefined);
      await confirm(value);
    },
    (thrown) => restart(describeCodeError(thrown)),
  );
  function submit(value: string) {
    if (value.length === codeLength) return void send(value);
    setError(getMessage('AUTH.INPUT.CODE_REQUIRED'));
    input.current?.focus();
  }
  const sendAnother = () =>
    resend().then(
      () => restart(undefined),
      (thrown: unknown) => setError(describeError(thrown)),
    );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(code);
  };
  const field = { code, onChange: setCode, onComplete: submit, error, readOnly: busy, ref: input };
  return { field, busy, onSubmit, sendAnother };
}
