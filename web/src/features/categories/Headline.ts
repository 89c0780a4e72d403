import styled from 'styled-components';

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
