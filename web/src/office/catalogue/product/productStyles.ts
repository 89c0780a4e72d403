import styled from 'styled-components';

export const Tile = styled.li`
  min-width: 0;
`;

/** The hole that a lifted photo leaves at its new place. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  border-radius: var(--bk-petal);
  > div {
    position: relative;
    height: 100%;
    overflow: hidden;
    border-radius: inherit;
    background: var(--bk-bg-neutralSoft);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    user-select: none;
    -webkit-user-drag: none;
  }
  ${Tile}[data-lifted] & {
    outline: 2px dashed var(--bk-bg-brand);
    outline-offset: -2px;
    background: var(--bk-bg-brandSoft);
  }
  ${Tile}[data-lifted] & > div {
    z-index: 2;
    box-shadow:
      0 0 0 4px var(--bk-focus-ring),
      var(--bk-e3);
    @media (prefers-reduced-motion: no-preference) {
      rotate: 3deg;
    }
  }
`;

export const Caption = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 48px;
  > div {
    display: flex;
    flex: none;
  }
  > span {
    overflow: hidden;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    min-height: 44px;
    color: var(--bk-text-brand);
    font: 600 0.9375rem/1.2 var(--bk-text);
    text-align: start;
  }
  button[data-icon] {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    border-radius: 50%;
    color: inherit;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
  @media (max-width: 479px) {
    gap: 4px;
    > div {
      margin-inline-end: -10px;
    }
    button[data-icon] {
      width: 40px;
    }
  }
`;

const boxed = `
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 16px;
  text-align: center;
  overflow-wrap: anywhere;
  p {
    font-size: 0.875rem;
  }
`;

export const Failed = styled.div`
  ${boxed}
  border: 2px solid var(--bk-text-danger);
  && {
    background: var(--bk-bg-dangerSoft);
  }
  color: var(--bk-text-danger);
`;

export const DropTile = styled.li`
  ${boxed}
  order: 100;
  align-self: start;
  aspect-ratio: 4 / 5;
  border: 2px dashed var(--bk-border-control);
  border-radius: var(--bk-petal);
  p {
    color: var(--bk-text-secondary);
  }
  @media (max-width: 479px) {
    p {
      display: none;
    }
  }
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
  @media (min-width: 768px) {
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
