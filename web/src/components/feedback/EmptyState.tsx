import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Vase } from '#components/media/Vase.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 32px 20px;
  text-align: center;
  color: var(--bk-text-secondary);
  && h2 {
    margin: 0;
    font: 700 1.25rem/1.25 var(--bk-display);
    color: var(--bk-text-primary);
    overflow-wrap: anywhere;
    outline: 0;
  }
  p {
    max-width: 32em;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
    margin-top: 8px;
    color: var(--bk-text-primary);
  }
`;

interface EmptyStateProps {
  title: string;
  text?: string;
  children?: ReactNode;
  /** It replaces the list whose last line had the focus. */
  takesFocus?: boolean;
}

export function EmptyState({ title, text, children, takesFocus = false }: EmptyStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Box>
      <Vase />
      <h2 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      {children && <div>{children}</div>}
    </Box>
  );
}
