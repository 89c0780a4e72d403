import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Answer, Card, StepHead } from './checkoutStyles.ts';

interface StepCardProps {
  number: number;
  title: string;
  isOpen: boolean;
  isDone: boolean;
  /** Summary of the closed step; '' for none. */
  answer: string;
  onOpen: () => void;
  /** False while an error above needs the focus. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Moves the focus to its title when it opens. */
export function StepCard({
  number,
  title,
  isOpen,
  isDone,
  answer,
  onOpen,
  takesFocus,
  children,
}: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isOpen);
  const id = useId();
  useEffect(() => {
    if (isOpen && !was.current && takesFocus) heading.current?.focus();
    was.current = isOpen;
  }, [isOpen, takesFocus]);
  return (
    <Card aria-labelledby={id}>
      <StepHead>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <i aria-hidden="true" data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'}>
            {isDone && !isOpen ? <Icon name="check" size={18} /> : number}
          </i>
          {title}
        </h2>
        {!isOpen && (
          <Button kind="quiet" onClick={onOpen}>
            {isDone ? 'Change' : 'Fill in'} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </StepHead>
      {!isOpen && answer && <Answer>{answer}</Answer>}
      {isOpen && children}
    </Card>
  );
}
