import styled from 'styled-components';
import type { ZoneColour } from './zone.ts';

/** Readable as a border on the map and as text in both colour modes. */
export const zoneColours: Readonly<Record<ZoneColour, string>> = {
  brand: 'var(--bk-text-brand)',
  violet: 'var(--bk-text-info)',
  green: 'var(--bk-text-success)',
};

export const ZonesLayout = styled.div`
  --bk-zone-map: max(420px, min(600px, 78dvh));
  display: grid;
  gap: 16px;
  @media (max-width: 767px) {
    /* Leaves room to scroll the page: a drag on the map pans the map. */
    --bk-zone-map: 392px;
  }
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
  border-radius: var(--bk-radius-xs);
  background: ${({ $colour }) => ($colour ? zoneColours[$colour] : 'transparent')};
  border: 1px solid ${({ $colour }) => ($colour ? 'transparent' : 'var(--bk-border-control)')};
`;

export const ViewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  h2 {
    margin: 0 auto 0 0;
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  @media (max-width: 767px) {
    > div {
      order: 1;
      width: 100%;
      margin-left: -20px;
    }
  }
  & + ul {
    margin-top: 12px;
  }
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
  border-radius: var(--bk-petal-s);
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
