import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';
import { Icon } from '#components/media/Icon.tsx';

const List = styled.ul`
  button {
    min-height: 32px;
    padding: 2px 0;
    font-weight: 500;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface ErrorLinksProps {
  errors: readonly FieldError[];
  onSelect: (path: string) => void;
}

export const ErrorLinks = ({ errors, onSelect }: ErrorLinksProps) => (
  <List>
    {errors.map(({ path, message }) => (
      <li key={`${path} ${message}`}>
        <button type="button" onClick={() => onSelect(path)}>
          {message}
        </button>
      </li>
    ))}
  </List>
);

interface ErrorSummaryProps extends ErrorLinksProps {
  /** A new object for each failed attempt moves the focus here. */
  attempt?: object;
}

/** Lists the errors of a form of several steps, each a link to its field. */
export function ErrorSummary({ errors, onSelect, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <Callout $tone="danger" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        <b>{errors.length === 1 ? 'One thing needs another look' : 'A few things need another look'}</b>
        <ErrorLinks errors={errors} onSelect={onSelect} />
      </div>
    </Callout>
  );
}
