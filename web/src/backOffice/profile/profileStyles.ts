import styled from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  max-width: 640px;
`;

/** Names and values, a line each. */
export const Facts = styled.dl`
  display: grid;
  gap: 10px;
  > div {
    display: grid;
    grid-template-columns: 110px 1fr;
    gap: 12px;
  }
  dt {
    color: var(--bk-text-secondary);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
