import styled, { keyframes } from 'styled-components';
import { cardPaper } from './cardPaper.ts';
import { Logo } from './Logo.tsx';

const fold = keyframes`
  from { transform: perspective(400px) rotateX(-75deg); }
`;

const land = keyframes`
  from { opacity: 0; scale: 1.8; }
`;

const Folded = styled.span`
  ${cardPaper}
  display: block;
  width: max-content;
  max-width: 210px;
  padding: 20px 38px 20px 26px;
  rotate: 4deg;
  font: 700 1.5rem/1.15 var(--bk-display);
  font-feature-settings: 'lnum';
  overflow-wrap: anywhere;
  > span {
    --bk-bg-brand: var(--bk-lilly-100);
    position: absolute;
    right: -10px;
    bottom: -14px;
    display: grid;
    place-items: center;
    width: 42px;
    height: 42px;
    border-radius: 50%;
    background: var(--bk-lilly-600);
  }
  &[data-folds] {
    transform-origin: top;
    animation: ${fold} 200ms ease-out;
    > span {
      animation: ${land} 120ms 200ms ease-in both;
    }
  }
`;

/** With its seal; decoration only, since the tag names the person too. */
export const FoldedCard = ({ name, folds = false }: { name: string; folds?: boolean }) => (
  <Folded aria-hidden="true" data-folds={folds || undefined}>
    {name}
    <span>
      <Logo size={26} />
    </span>
  </Folded>
);
