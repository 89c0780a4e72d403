import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { from } from '#theme/breakPoints.ts';

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  ${from('l')} {
    grid-template-columns: repeat(auto-fit, minmax(330px, 1fr));
  }
`;

export const DriverBox = styled(Card)`
  --driver: var(--bk-bg-brand);
  --on-driver: var(--bk-text-onBrand);
  &[data-driver='1'] {
    --driver: var(--bk-text-info);
    --on-driver: var(--bk-bg-surface);
  }
  > header {
    display: flex;
    align-items: center;
    gap: 12px;
    > div {
      flex: 1;
      min-width: 0;
    }
    h2 {
      margin: 0;
    }
    i {
      width: 44px;
      height: 44px;
    }
  }
  i,
  li > b,
  [data-handle] {
    display: grid;
    flex: none;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--driver);
    color: var(--on-driver);
    font-style: normal;
    font-weight: 600;
  }
  [data-handle] {
    position: relative;
    touch-action: none;
    cursor: grab;
    /* Not a text: the name of the button is what it moves. */
    &::before {
      content: attr(data-at);
    }
    &::after {
      position: absolute;
      inset: -6px;
      content: '';
    }
  }
  [data-handle][aria-pressed='true'] {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  ol,
  ul {
    margin: 8px 0;
  }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 62px;
    padding: 8px 0;
    & + li {
      border-top: 1px solid var(--bk-border-subtle);
    }
    > p {
      min-width: 0;
      overflow-wrap: anywhere;
      &:first-of-type {
        flex: 1;
      }
      & + p {
        text-align: right;
      }
      &[data-late] > * {
        color: var(--bk-text-danger);
      }
    }
    a {
      font-weight: 500;
    }
  }
`;
