import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { from } from '#theme/breakPoints.ts';

export const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  ${from('m')} {
    grid-template-columns: repeat(4, 1fr);
  }
  button {
    min-height: 64px;
    padding: 10px 14px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-petal-s);
    text-align: left;
  }
  button[aria-pressed='true'] {
    border-color: var(--bk-bg-brand);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

export const HoursRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-top: 14px;
  > b {
    flex-basis: 100%;
    font-weight: 600;
  }
  & + fieldset {
    margin-top: 10px;
  }
  > div {
    flex: 0 1 140px;
  }
  ${from('m')} {
    > b {
      flex-basis: 56px;
    }
  }
`;

/** Name, what is known of it, places, and a bin; a window of this day alone has its times in place of the name. */
export const WindowRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 46px;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  > :first-child {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    font-weight: 600;
  }
  > :first-child > div {
    flex: 0 1 144px;
  }
  &[data-off] > b {
    color: var(--bk-text-secondary);
    font-weight: 500;
  }
  > small {
    grid-row: 2;
    grid-column: 1 / -1;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  strong {
    color: var(--bk-text-danger);
    font-weight: 600;
  }
  &[data-off] > button {
    grid-column: 2 / -1;
  }
  &:not([data-off]) > button {
    padding: 0;
  }
  &[data-own] > :first-child {
    grid-column: 1 / -1;
  }
  &[data-own] > small {
    grid-row: 2;
    grid-column: 1;
  }
  ${from('m')} {
    grid-template-columns: 90px minmax(0, 1fr) auto 46px;
    &:not([data-own]) > small {
      grid-row: 1;
      grid-column: 2;
    }
    &[data-off] > button {
      grid-column: 3 / -1;
    }
    &[data-own] {
      grid-template-columns: minmax(0, 1fr) auto 46px;
    }
    &[data-own] > :first-child {
      grid-column: 1;
    }
  }
`;

export const Buyers = styled.div`
  padding: 16px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-page);
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px;
    margin-bottom: 10px;
  }
  ol li {
    padding: 8px 4px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    text-align: center;
  }
  ol li[aria-current] {
    border-color: var(--bk-bg-brand);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
  }
  ol li[data-closed] {
    color: var(--bk-text-secondary);
    text-decoration: line-through;
  }
  ol b {
    display: block;
    font-weight: 700;
  }
  ul li {
    margin-bottom: 8px;
    padding: 9px 14px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    font-weight: 600;
  }
  > p {
    font-weight: 600;
  }
`;

export const DueBox = styled(Card)`
  scroll-margin-top: 90px;
  &[data-outside] {
    border: 2px solid var(--bk-text-warning);
  }
  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 10px;
    padding: 8px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  li > i {
    height: 44px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  li small {
    display: block;
    color: var(--bk-text-secondary);
  }
  li a {
    font-weight: 600;
    text-decoration: underline;
  }
`;

export const ToDue = styled.div`
  ${from('xl')} {
    display: none;
  }
`;

export const RadioLine = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  cursor: pointer;
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--bk-bg-brand);
  }
  &:has(:checked) {
    font-weight: 600;
  }
`;
