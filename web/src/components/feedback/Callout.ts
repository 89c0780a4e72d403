import styled from 'styled-components';

export const Callout = styled.div<{ $tone?: 'info' | 'warning' | 'danger' | 'success' }>`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-${({ $tone = 'info' }) => $tone}Soft);
  color: var(--bk-text-${({ $tone = 'info' }) => $tone});
  font-weight: 500;
  > svg {
    flex: none;
  }
  > div {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  &:focus-visible {
    outline-offset: 3px;
  }
`;
