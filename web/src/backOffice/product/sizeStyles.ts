import styled from 'styled-components';
import { dragHandle, rowButton } from '../rowButton.ts';

export const SizeList = styled.ul`
  display: grid;
`;

export const SizeTile = styled.li`
  border-top: 1px solid var(--bk-border-subtle);
  > fieldset {
    display: grid;
    align-items: start;
    gap: 12px 8px;
    grid-template-columns: 44px 60px minmax(0, 1fr) 44px;
    min-width: 0;
    margin: 0;
    padding: 16px 0;
    border: 0;
    background: var(--bk-bg-surface);
  }
  &[data-lifted] > fieldset {
    position: relative;
    z-index: 2;
    border-radius: var(--bk-radius-m);
    box-shadow: var(--bk-e3);
  }
  > fieldset > button:is([data-handle], [data-delete]) {
    ${rowButton}
    margin-top: 27px;
  }
  [data-handle] {
    ${dragHandle}
  }
  [data-delete] {
    grid-area: 1 / 4;
  }
  @media (max-width: 899px) {
    > fieldset > button:is([data-handle], [data-delete]) {
      margin-top: 14px;
    }
  }
`;

export const SizePhoto = styled.button`
  position: relative;
  width: 60px;
  height: 75px;
  padding: 0;
  border: 0;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-neutralSoft);
  overflow: visible;
  img {
    border-radius: inherit;
  }
  > svg {
    position: absolute;
    right: -6px;
    bottom: -6px;
    width: 26px;
    height: 26px;
    padding: 4px;
    border: 1px solid var(--bk-border-control);
    border-radius: 50%;
    background: var(--bk-bg-surface);
  }
`;

export const SizeFields = styled.div`
  display: grid;
  align-items: start;
  gap: 12px 8px;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 1fr) auto;
  > div:last-child {
    padding-top: 29px;
  }
  @media (max-width: 899px) {
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:last-child {
      padding-top: 27px;
    }
  }
`;

export const SizeMeasures = styled.div`
  display: grid;
  gap: 12px 8px;
  grid-column: 3;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  @media (max-width: 899px) {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const SizeFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: 16px;
  small {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

export const SizePhotos = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  margin-top: 16px;
  button {
    position: relative;
    width: 100%;
    aspect-ratio: 4 / 5;
    padding: 0;
    border: 0;
    border-radius: var(--bk-petal);
    overflow: hidden;
    &[aria-pressed='true'] {
      outline: 3px solid var(--bk-bg-brand);
      outline-offset: 2px;
    }
  }
  svg {
    position: absolute;
    right: 8px;
    top: 8px;
    padding: 2px;
    border-radius: 50%;
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
  }
`;
