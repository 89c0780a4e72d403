import styled from 'styled-components';
import { formatDollars } from './formatDollars.ts';

const Figure = styled.b<{ $large?: boolean | undefined }>`
  font: 700 ${({ $large }) => ($large ? '2.25rem' : '1.375rem')} / 1 var(--bk-display);
  font-feature-settings: 'lnum';
`;

export const Price = ({ dollars, large }: { dollars: number; large?: boolean }) => (
  <Figure $large={large}>{formatDollars(dollars)}</Figure>
);
