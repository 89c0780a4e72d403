import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 288px;
  }
`;

export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  min-width: 0;
`;

export const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: 16px;
  small a {
    color: var(--bk-text-brand);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 3;
    }
    > [data-wide] {
      grid-column: 1 / -1;
    }
    > [data-long] {
      grid-column: span 4;
    }
    > [data-short] {
      grid-column: span 2;
    }
  }
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

export const Note = styled.p`
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;

export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 14px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    font-weight: 500;
    cursor: pointer;
    &:has(:checked) {
      border-color: var(--bk-bg-brand);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
    &:has(:focus-visible) {
      outline: 3px solid var(--bk-focus-ring);
      outline-offset: 2px;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  i {
    width: 18px;
    height: 18px;
    border: 1px solid color-mix(in srgb, var(--bk-ink) 28%, transparent);
    border-radius: 50%;
  }
`;

export const Preview = styled.div`
  overflow: hidden;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  > div:first-child {
    aspect-ratio: 4 / 5;
  }
  > div:last-child {
    display: grid;
    gap: 4px;
    padding: 16px 18px 18px;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
  @media (max-width: 1099px) {
    display: none;
  }
`;

export const Ready = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: 0.9375rem;
  }
  svg {
    flex: none;
    color: var(--bk-text-success);
  }
  [data-open] svg {
    color: var(--bk-text-warning);
  }
`;
