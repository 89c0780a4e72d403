import styled, { css } from 'styled-components';

export const Box = styled.div`
  position: relative;
  min-width: 0;
  && input {
    width: 100%;
    padding-right: 40px;
    text-overflow: ellipsis;
  }
  > svg {
    position: absolute;
    inset: 50% 14px auto auto;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const floating = css`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  color: var(--bk-text-primary);
  box-shadow: var(--bk-e3);
`;

export const Choices = styled.div`
  ${floating}
  overflow: auto;
  padding: 8px;
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    cursor: pointer;
    &[aria-selected='true'],
    &:hover {
      background: var(--bk-bg-brandSoft);
    }
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    flex: none;
    color: var(--bk-text-secondary);
  }
`;

export const Nothing = styled.div`
  ${floating}
  padding: 14px 20px;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
`;
