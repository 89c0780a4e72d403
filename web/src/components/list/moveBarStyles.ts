import styled from 'styled-components';

export const Bar = styled.div`
  position: fixed;
  z-index: 12;
  inset: auto 0 16px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  width: fit-content;
  max-width: calc(100vw - 24px);
  margin-inline: auto;
  padding: 8px 12px 8px 22px;
  border-radius: var(--bk-radius-xl);
  background: var(--bk-ink);
  color: var(--bk-white);
  box-shadow: var(--bk-e3);
  > div {
    display: flex;
    gap: 4px;
  }
  > button:last-child,
  > div button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: var(--bk-radius-pill);
    background: none;
    color: inherit;
    font-weight: 600;
    &:hover {
      background: color-mix(in srgb, var(--bk-white) 14%, transparent);
    }
  }
  @media (max-width: 767px) {
    inset: auto 12px calc(72px + env(safe-area-inset-bottom));
    width: auto;
    padding: 16px;
    border-radius: var(--bk-radius-xl);
    > b,
    > div {
      width: 100%;
    }
    > div {
      justify-content: space-around;
    }
    > button {
      flex: 1;
    }
  }
`;
