import styled from 'styled-components';

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 20px;
  padding: 14px;
  border: 1px dashed var(--bk-border-control);
  border-radius: var(--bk-radius-l);
  &[data-over='true'] {
    border-color: var(--bk-text-brand);
    background: var(--bk-bg-brandSoft);
  }
  > div:last-child {
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

export const Preview = styled.div<{ $ratio: number; $isRound: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $ratio }) => ($ratio > 1.4 ? 'min(100%, 320px)' : '112px')};
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : 'var(--bk-radius-m)')};
  overflow: hidden;
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Name = styled.b`
  font-weight: 600;
  font-size: 0.9375rem;
`;

export const Stage = styled.div`
  display: grid;
  gap: 18px;
  justify-items: center;
  canvas {
    width: min(100%, 420px);
    max-height: 46dvh;
    object-fit: contain;
    border-radius: var(--bk-radius-m);
    cursor: grab;
    touch-action: none;
    &:active {
      cursor: grabbing;
    }
  }
  > div {
    display: grid;
    width: min(100%, 420px);
    gap: 8px;
  }
  label {
    display: grid;
    grid-template-columns: 96px 1fr;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  input {
    width: 100%;
    min-height: 44px;
    accent-color: var(--bk-bg-brand);
  }
`;
