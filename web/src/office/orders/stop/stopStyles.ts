import styled from 'styled-components';
import { from } from '#theme/breakPoints.ts';

export const StopButton = styled.span`
  display: contents;
  button {
    border-color: currentColor;
    color: var(--bk-text-danger);
  }
`;

export const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 14px;
    align-items: center;
    min-height: 72px;
    padding: 8px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  > li > span:first-child {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: var(--bk-petal-s);
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
    overflow: hidden;
  }
  b,
  button[data-name] {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  button[data-name] {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  [data-other] {
    grid-column: 1 / -1;
  }
  [data-times] {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px;
    padding-bottom: 8px;
    button {
      min-height: 52px;
      padding-inline: 4px;
    }
  }
`;

/** Ink, so that nobody overlooks it. */
export const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  margin-bottom: 16px;
  padding: 16px;
  border-radius: var(--bk-petal);
  background: var(--bk-ink);
  color: var(--bk-white);
  > svg {
    flex: none;
  }
  > div {
    flex: 1 1 220px;
    display: grid;
    gap: 2px;
    b {
      font-size: 1.0625rem;
    }
  }
  > button {
    flex: 1 1 100%;
    min-height: 52px;
  }
  ${from('m')} {
    > button {
      flex: none;
    }
  }
`;
