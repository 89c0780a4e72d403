import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';

export const ListCard = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px 12px;
  padding: 14px 18px;
  border-bottom: 1px solid var(--bk-border-subtle);
  &[data-tone='soft'] {
    background: var(--bk-bg-sunken);
  }
  > div {
    flex: 0 1 auto;
    min-width: 0;
  }
  > [data-grow] {
    flex: 1 1 160px;
    @media (max-width: 767px) {
      flex-basis: 230px;
    }
  }
  > [data-narrow] {
    width: 110px;
  }
  > span:has(> select) {
    flex: 0 1 auto;
    max-width: 42%;
  }
  > span:not(:has(> select)) {
    min-height: 48px;
    display: inline-flex;
    align-items: center;
  }
`;

export const SuburbTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: 10px 8px;
    color: var(--bk-text-secondary);
    font-weight: 600;
    font-size: 0.875rem;
    text-align: left;
    background: var(--bk-bg-sunken);
  }
  td,
  tbody th {
    padding: 8px;
    border-top: 1px solid var(--bk-border-subtle);
    background: none;
    color: inherit;
    font-size: inherit;
    vertical-align: middle;
  }
  tr > :first-child {
    padding-left: 18px;
    width: 46px;
  }
  tr > :last-child {
    padding-right: 18px;
  }
  small {
    color: var(--bk-text-secondary);
    font-weight: 400;
    font-size: 0.8125rem;
  }
  th small {
    display: block;
  }
  td[data-number] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  td[data-price] {
    font-variant-numeric: tabular-nums;
    > * {
      white-space: nowrap;
    }
  }
`;

export const SuburbCards = styled.ul`
  display: grid;
  gap: 10px;
  padding: 12px;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    padding: 10px 12px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
  }
  /* The longest zone name decides whether the choice fits beside the suburb. */
  > li > :first-child {
    flex: 1 1 120px;
    min-width: 0;
  }
  > li > :last-child {
    flex: 1 1 auto;
    min-width: 0;
    max-width: 100%;
  }
  > li > span > :is(b, small, span) {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

export const ZoneChoice = styled.span`
  position: relative;
  display: block;
  > i {
    position: absolute;
    left: 14px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  > svg {
    position: absolute;
    right: 12px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  select {
    appearance: none;
    width: 100%;
    min-height: 44px;
    padding: 6px 38px 6px 38px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    font-size: 0.9375rem;
    text-overflow: ellipsis;
    cursor: pointer;
  }
`;

export const ListFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 10px 18px;
  border-top: 1px solid var(--bk-border-subtle);
  color: var(--bk-text-secondary);
`;
