import styled from 'styled-components';
import { formatDollars } from './formatDollars.ts';

const Figure = styled.b<{ $large?: boolean | undefined }>`
  font: 700 ${({ $large }) => ($large ? '2.25rem' : '1.375rem')} / 1 var(--bk-display);
  small {
    font: 400 0.8125rem/1 var(--bk-text);
    color: var(--bk-text-secondary);
  }
`;

interface PriceProps {
  dollars: number;
  large?: boolean;
  /** The price is that of the cheapest of several. */
  isFrom?: boolean;
}

export const Price = ({ dollars, large, isFrom }: PriceProps) => (
  <Figure $large={large}>
    {isFrom && <small>from </small>}
    {formatDollars(dollars)}
  </Figure>
);
