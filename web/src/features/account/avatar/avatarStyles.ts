import styled from 'styled-components';

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 20px;
  padding: 14px;
  border: 1px dashed var(--bk-border-default);
  border-radius: 20px;
  &[data-over='true'] {
    border-color: var(--bk-text-brand);
    background: var(--bk-bg-brandSoft);
  }
  > div {
    flex: 1 1 200px;
    display: grid;
    gap: 8px;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  progress {
    width: 100%;
    height: 10px;
    accent-color: var(--bk-bg-brand);
  }
  p button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
