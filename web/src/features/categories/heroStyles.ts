import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';

export const Ground = styled(Container)`
  display: grid;
  gap: 28px;
  align-items: center;
  padding-block: 20px 8px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: 1.02fr 1fr;
    gap: 48px;
    padding-block: 30px 18px;
  }
`;

export const Headline = styled.h1`
  max-width: 11em;
  font: 740 clamp(2.25rem, 1.35rem + 3.6vw, 4rem) / 1 var(--bk-display);
  letter-spacing: -0.018em;
  text-wrap: balance;
  overflow-wrap: anywhere;
  /* Three lines beside the arches in any font: nothing moves when ours arrives. */
  @media (min-width: 1024px) {
    max-width: 9em;
  }
`;

export const Arches = styled.div`
  display: grid;
  order: 1;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  align-items: end;
  figure {
    overflow: hidden;
    aspect-ratio: 3/5;
    border-radius: 50% 50% var(--bk-radius-l) var(--bk-radius-l) / 30% 30% 20px 20px;
    background: var(--bk-bg-neutralSoft);
  }
  figure:nth-child(2) {
    aspect-ratio: 3/5.7;
    border-radius: 50% 50% var(--bk-radius-l) var(--bk-radius-l) / 26.3% 26.3% 20px 20px;
  }
  @media (max-width: 1023px) {
    display: none;
  }
`;
