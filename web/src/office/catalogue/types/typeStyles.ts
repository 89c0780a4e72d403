import styled, { css } from 'styled-components';
import { dragHandle, rowButton } from '#office/kit/rowButton.ts';

export const clipped = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const handle = css`
  ${rowButton}
  ${dragHandle}
  color: var(--bk-text-secondary);
`;

export const TypePanel = styled.section`
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-xl);
  background: var(--bk-bg-surface);
  overflow: clip;
  > p {
    padding: 0 20px 20px;
    color: var(--bk-text-secondary);
  }
`;

export const TypeHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 18px 16px 18px 20px;
  h2 {
    font: 700 1.5rem/1.2 var(--bk-display);
    overflow-wrap: anywhere;
  }
  > div {
    flex: 1 1 300px;
  }
  p {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  @media (max-width: 767px) {
    > span {
      gap: 2px;
      margin-left: -12px;
      > button {
        padding-inline: 14px;
      }
    }
  }
`;
