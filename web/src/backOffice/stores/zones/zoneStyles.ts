import styled from 'styled-components';
import { Card } from '#backOffice/pageStyles.ts';
import type { ZoneColour } from './zone.ts';

/** Readable as a border on the map and as text in both colour modes. */
export const zoneColours: Readonly<Record<ZoneColour, string>> = {
  brand: 'var(--bk-text-brand)',
  violet: 'var(--bk-text-info)',
  green: 'var(--bk-text-success)',
};

export const ZonesLayout = styled.div`
  display: grid;
  gap: 16px;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 372px;
  }
  > * {
    display: grid;
    align-content: start;
    gap: 16px;
    min-width: 0;
  }
`;

export const Dot = styled.i<{ $colour: ZoneColour | null }>`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 5px;
  background: ${({ $colour }) => ($colour ? zoneColours[$colour] : 'transparent')};
  border: 1px solid ${({ $colour }) => ($colour ? 'transparent' : 'var(--bk-border-control)')};
`;

export const ViewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  h2 {
    margin: 0;
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  & + ul {
    margin-top: 12px;
  }
`;

export const Segments = styled.div`
  display: inline-flex;
  padding: 3px;
  border-radius: 999px;
  background: var(--bk-bg-neutralSoft);
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 16px;
    border: 0;
    border-radius: 999px;
    background: none;
    color: var(--bk-text-secondary);
    font-weight: 600;
    &[aria-pressed='true'] {
      background: var(--bk-bg-surface);
      color: var(--bk-text-primary);
      box-shadow: var(--bk-e1);
    }
  }
`;

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
    flex: 1 1 200px;
  }
  > [data-narrow] {
    width: 110px;
  }
  > span {
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
    display: block;
    color: var(--bk-text-secondary);
    font-weight: 400;
    font-size: 0.8125rem;
  }
  td[data-number] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const SuburbCards = styled.ul`
  display: grid;
  gap: 10px;
  padding: 12px;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    align-items: center;
    gap: 10px;
    padding: 10px 12px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: 16px;
    background: var(--bk-bg-surface);
  }
  b,
  small {
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
    border-radius: 14px;
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

export const ZoneItem = styled.li`
  border-top: 1px solid var(--bk-border-subtle);
  > button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 64px;
    padding: 8px 0;
    border: 0;
    background: none;
    text-align: left;
    > span {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    b,
    small {
      display: block;
    }
    small {
      color: var(--bk-text-secondary);
      font-size: 0.8125rem;
    }
    strong {
      font: 700 1.375rem/1 var(--bk-display);
      font-feature-settings: 'lnum';
    }
    &[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
  }
  > div {
    display: grid;
    gap: 14px;
    padding: 4px 0 16px;
  }
`;

export const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: 10px;
  @media (max-width: 359px) {
    grid-template-columns: 1fr;
  }
`;

export const ZoneFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
`;

export const Answer = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 16px;
  border-radius: 16px 16px 16px 6px;
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  strong {
    font: 700 2rem/1 var(--bk-display);
    font-feature-settings: 'lnum';
  }
  &[data-refused] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
`;
