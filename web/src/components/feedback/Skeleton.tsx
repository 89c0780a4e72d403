import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** Loading placeholder; fades in after 150 ms so that fast responses do not flicker. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $radius?: string;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $radius = 'var(--bk-radius-s)' }) => $radius};
  background: var(--bk-bg-neutralSoft);
  animation: ${appear} 0.2s 0.15s both;
`;
