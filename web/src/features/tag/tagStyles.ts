import styled, { css } from 'styled-components';

/** Light in both colour modes, as all paper. Nothing is clipped, so that the focus ring shows. */
export const paper = css`
  position: relative;
  border-radius: var(--bk-radius-s);
  background: linear-gradient(
    135deg,
    transparent 13px,
    var(--bk-paper-line) 14px,
    var(--bk-paper-tag) 15px
  );
  color: var(--bk-ink);
  filter: drop-shadow(0 1px 1px var(--bk-paper-shade)) drop-shadow(0 4px 6px var(--bk-paper-shade));
  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px solid var(--bk-paper-edge);
    border-radius: var(--bk-radius-xs);
    clip-path: polygon(20px 0, 100% 0, 100% 100%, 0 100%, 0 20px);
    pointer-events: none;
  }
`;

export const Paper = styled.div`
  ${paper}
  display: flex;
  align-items: center;
  min-width: 0;
  height: 56px;
  padding-left: 44px;
`;

/** From the left edge through the hole. */
export const Ribbon = styled.svg`
  position: absolute;
  left: -20px;
  top: 14px;
  pointer-events: none;
`;

const dotted = css`
  text-decoration: underline dotted var(--bk-paper-line) 2px;
  text-underline-offset: 5px;
`;

const name = css`
  i {
    color: var(--bk-ink-soft);
    font-weight: 500;
  }
  b {
    font: 700 1.25rem/1.1 var(--bk-display);
    font-feature-settings: 'lnum';
  }
`;

const padlock = css`
  svg {
    margin-left: 2px;
    vertical-align: -2px;
  }
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The whole tag is one target on a phone. */
export const Whole = styled.button`
  ${name}
  display: grid;
  flex: 1;
  gap: 1px;
  min-width: 0;
  height: 56px;
  align-content: center;
  padding-right: 14px;
  border-radius: var(--bk-radius-s);
  text-align: left;
  > span {
    ${oneLine}
  }
  small {
    font: 550 0.875rem/1.3 var(--bk-text);
  }
  [data-word] {
    pointer-events: auto;
  }
  [data-word]:not([data-fixed]) {
    ${dotted}
  }
  ${padlock}
`;

/** Three targets in the wide header. */
export const Words = styled.div`
  ${name}
  display: flex;
  min-width: 0;
  padding-right: 10px;
  ${padlock}
  > * {
    ${oneLine}
    padding-inline: 8px;
    font: 550 0.9375rem/1.3 var(--bk-text);
  }
  > span {
    align-self: center;
  }
  button {
    min-height: 44px;
    border-radius: var(--bk-radius-xs);
    ${dotted}
    &:hover {
      text-decoration-style: solid;
    }
  }
  i {
    white-space: pre;
  }
`;
