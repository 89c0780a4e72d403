import styled from 'styled-components';
import { Card } from '../pageStyles.ts';

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  @media (min-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

export const ProgressCard = styled(Card)`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    small {
      color: var(--bk-text-secondary);
    }
  }
  ol {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: 4px;
  }
  li {
    height: 10px;
    border-radius: 5px;
    background: var(--bk-border-default);
    &[data-state='done'] {
      background: #3c8a6f;
    }
    &[data-state='current'] {
      background: var(--bk-bg-highlight);
    }
  }
`;

export const Steps = styled.ol`
  overflow: hidden;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 20px 20px 20px 6px;
  background: var(--bk-bg-surface);
`;

export const Step = styled.li<{ $isCurrent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  padding: 20px;
  background: ${({ $isCurrent }) => ($isCurrent ? 'color-mix(in srgb, var(--bk-bg-highlight) 9%, var(--bk-bg-surface))' : 'none')};
  & + li {
    border-top: 1px solid var(--bk-border-subtle);
  }
  h2 {
    font: 600 1rem/1.3 var(--bk-text);
  }
  &[aria-current] h2 {
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  h2 + p,
  form > p {
    color: var(--bk-text-secondary);
  }
  form {
    margin-top: 16px;
    > p {
      font-size: 0.9375rem;
    }
  }
  > div {
    min-width: 0;
  }
  @media (max-width: 767px) {
    padding: 16px;
    form {
      margin-left: -60px;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > div {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  /* The words of the link end at the edge of the others. */
  &:has(> a) {
    flex-wrap: nowrap;
    > div {
      flex-basis: 0;
    }
    > a {
      flex: none;
      margin-inline-end: -20px;
    }
  }
  small {
    color: var(--bk-text-secondary);
  }
`;

export const StepNumber = styled.i<{ $state: 'done' | 'current' | 'todo' }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 50px;
  border-radius: 22px 22px 8px 8px;
  font: 700 1.125rem/1 var(--bk-display);
  font-style: normal;
  font-feature-settings: 'lnum';
  ${({ $state }) =>
    ({
      done: 'background: var(--bk-bg-successSoft); color: var(--bk-text-success);',
      current: 'background: var(--bk-bg-highlight); color: #2a1524;',
      todo: 'background: var(--bk-bg-neutralSoft); color: var(--bk-text-secondary);',
    })[$state]}
`;

export const Pair = styled.div`
  display: grid;
  gap: 16px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const WindowCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  text-align: center;
  h2 {
    margin: 8px 0 0;
  }
  p {
    color: var(--bk-text-secondary);
  }
  a {
    gap: 8px;
    max-width: 100%;
    padding-inline: 12px;
    white-space: normal;
  }
`;

export const Costs = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px 20px;
  margin-bottom: 10px;
  dt {
    font: 700 1.25rem/1.2 var(--bk-display);
    font-feature-settings: 'lnum';
  }
  dd {
    color: var(--bk-text-secondary);
  }
`;

export const PlainLink = styled.div`
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    color: var(--bk-text-brand);
  }
`;
