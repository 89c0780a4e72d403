import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { Callout } from './checkoutStyles.ts';
import { focusField } from './fieldId.ts';

const Lines = styled.ul`
  button {
    min-height: 32px;
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 500;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Each line leads to its field, or to its flowers in the cart. */
export const FaultLines = ({ errors }: { errors: readonly FieldError[] }) => (
  <Lines>
    {errors.map(({ path, message }) => (
      <li key={`${path} ${message}`}>
        <button type="button" onClick={() => focusField(path)}>
          {message}
        </button>
      </li>
    ))}
  </Lines>
);

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Another one each time that something was found wrong: then the focus is taken. */
  said: object;
}

/** What is wrong, each line leading to its field; it takes the focus when something new is wrong. */
export function ErrorSummary({ errors, said }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (errors.length === 0) return null;
  return (
    <Callout $tone="danger" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        <b>{errors.length === 1 ? 'One thing needs another look' : 'A few things need another look'}</b>
        <FaultLines errors={errors} />
      </div>
    </Callout>
  );
}
