import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';

export const Grid = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  > * {
    min-width: 0;
  }
`;

/** Breaks between the ranges only. */
export const Ranges = styled.p`
  > * {
    white-space: nowrap;
  }
`;

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  margin: 0;
  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
`;

export const Tile = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 16px 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  dt {
    font-size: 0.9375rem;
    color: var(--bk-text-secondary);
  }
  dd {
    margin: 0;
  }
  dd:last-child {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dt a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover:has(a) {
    border-color: var(--bk-border-control);
  }
  @media (max-width: 767px) {
    padding: 14px;
  }
`;

export const TileFigure = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  b {
    font: 740 clamp(1.375rem, 1rem + 1.4vw, 1.875rem) / 1.2 var(--bk-display);
    font-feature-settings: 'lnum', 'tnum';
  }
`;

export const ChangeText = styled.span`
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--bk-text-success);
  &[data-direction='down'] {
    color: var(--bk-text-danger);
  }
  &[data-direction='same'],
  &[data-calm][data-direction='up'] {
    color: var(--bk-text-secondary);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 16px;
  > * {
    min-width: 0;
  }
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Thirds = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 12px;
  && h2 {
    margin: 0;
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 600;
    color: var(--bk-text-brand);
  }
  > small {
    color: var(--bk-text-secondary);
  }
`;

export const NeedsCard = styled(Card)`
  padding: 0;
  overflow: hidden;
  > h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 0;
    padding: 16px 20px;
    span {
      padding: 0 10px;
      border-radius: var(--bk-radius-pill);
      background: var(--bk-bg-dangerSoft);
      color: var(--bk-text-danger);
      font: 600 0.9375rem/1.75 var(--bk-text);
    }
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 6px 16px;
    padding: 12px 20px;
    border-top: 1px solid var(--bk-border-subtle);
    &[data-late] {
      padding-left: 16px;
      border-left: 4px solid var(--bk-text-danger);
    }
    > i {
      display: grid;
      place-items: center;
      width: 36px;
      height: 36px;
      border-radius: var(--bk-petal-s);
      background: var(--bk-bg-warningSoft);
      color: var(--bk-text-warning);
    }
    &[data-late] > i {
      background: var(--bk-bg-dangerSoft);
      color: var(--bk-text-danger);
    }
    > span {
      display: grid;
      small {
        color: var(--bk-text-secondary);
      }
    }
    > time,
    > em {
      font-style: normal;
      font-size: 0.875rem;
      color: var(--bk-text-secondary);
    }
    &[data-late] > em {
      color: var(--bk-text-danger);
      font-weight: 600;
    }
  }
  @media (max-width: 767px) {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      > span {
        grid-column: 2 / -1;
      }
      > em {
        grid-column: 2;
      }
      > :last-child {
        grid-column: 3;
        justify-self: end;
      }
    }
  }
  @media (max-width: 359px) {
    li > em,
    li > :last-child {
      grid-column: 2 / -1;
      justify-self: start;
    }
  }
`;
