import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: 28px;
  padding-block: 24px 64px;
  > h1 {
    font: 700 clamp(1.75rem, 3vw, 2.5rem) / 1.1 var(--bk-display);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    column-gap: 40px;
    align-items: start;
    > h1 {
      grid-column: 1 / -1;
    }
  }
`;
