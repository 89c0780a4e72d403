import styled from 'styled-components';

/** What is known of a thing, each with its name above it. */
export const Facts = styled.dl<{ $columns?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 1 }) => $columns}, minmax(0, 1fr));
  gap: 14px 20px;
  dt {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
