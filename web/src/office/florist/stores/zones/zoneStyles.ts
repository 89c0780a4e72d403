import styled from 'styled-components';
import type { ZoneColour } from './zone.ts';

/** Readable as a border on the map and as text in both colour modes. */
export const zoneColours: Readonly<Record<ZoneColour, string>> = {
  brand: 'var(--bk-text-brand)',
  violet: 'var(--bk-text-info)',
  green: 'var(--bk-text-success)',
};

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
