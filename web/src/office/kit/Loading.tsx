import styled, { keyframes } from 'styled-components';
import { Logo } from '#components/media/Logo.tsx';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const Box = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  animation: ${appear} 0.2s 0.15s both;
`;

/** While the first screen's data is not there; quick answers never show it. */
export const Loading = () => (
  <Box role="status" aria-label="Loading">
    <Logo size={56} />
  </Box>
);
