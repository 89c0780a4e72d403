import styled from 'styled-components';

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    min-height: 44px;
    max-width: 100%;
    padding: 4px 18px;
    overflow: hidden;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-neutralSoft);
    font-weight: 500;
    text-overflow: ellipsis;
    &[aria-pressed='true'] {
      background: var(--bk-bg-inverse);
      color: var(--bk-bg-page);
    }
  }
`;
