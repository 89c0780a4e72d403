import styled from 'styled-components';

/** A list's rows on phones: the tick, a pill, then pairs; `acts` is a row of buttons. */
export const Cards = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px 12px;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
    &[data-chosen] {
      border-color: var(--bk-bg-brand);
      background: color-mix(in srgb, var(--bk-bg-brandSoft) 40%, var(--bk-bg-surface));
    }
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > li > div:first-child {
    min-width: 0;
  }
  > li > :nth-child(2) {
    justify-self: end;
  }
  > li > .title {
    display: flex;
    align-items: center;
    gap: 12px;
    > div {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    a {
      font-weight: 600;
    }
  }
  > li > .status {
    max-width: 45vw;
    text-align: right;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    overflow-wrap: anywhere;
    & + .line {
      margin-top: 4px;
    }
  }
  .wide {
    white-space: normal;
    grid-column: 1 / -1;
  }
  /* Its dots stand below the pill's end. */
  > li > .menu {
    justify-self: end;
    margin: -8px -12px -8px 0;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  .end {
    text-align: right;
  }
  .acts {
    display: flex;
    gap: 8px;
    > * {
      flex: 1;
    }
  }
`;

/** Select all, above cards. */
export const AllRow = styled.div`
  padding: 4px 6px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;
