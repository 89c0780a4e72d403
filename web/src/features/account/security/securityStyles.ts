import styled from 'styled-components';

export const DeviceRows = styled.ul`
  margin-bottom: 16px;
  li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 16px;
    padding-block: 12px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  li:first-child {
    padding-top: 0;
  }
  svg {
    color: var(--bk-text-secondary);
  }
  b {
    margin-right: 6px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  @media (max-width: 479px) {
    li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
