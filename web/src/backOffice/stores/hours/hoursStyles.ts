import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';

export const Sides = styled.div`
  display: grid;
  gap: 16px;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 372px;
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  min-width: 0;
`;

export const RowsCard = styled(Card)`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 12px;
    margin-bottom: 8px;
    h2 {
      margin: 0;
    }
    p {
      color: var(--bk-text-secondary);
      font-size: 0.875rem;
    }
  }
`;

export const WindowList = styled.ul`
  margin-bottom: 12px;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
    gap: 4px 12px;
    min-height: 48px;
    border-top: 1px solid var(--bk-border-subtle);
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
  }
  span {
    color: var(--bk-text-secondary);
  }
`;

/** A line of text with links in it. */
export const LinkedText = styled.p`
  a {
    font-weight: 600;
    text-decoration: underline;
  }
`;

/** Day, hours, what can be done. */
export const DayRow = styled.div`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px 12px;
  min-height: 64px;
  padding: 8px 0;
  border-top: 1px solid var(--bk-border-subtle);
  &:first-of-type {
    border-top: 0;
  }
  > p {
    align-self: center;
    color: var(--bk-text-secondary);
  }
  > div:last-child {
    display: flex;
    justify-content: flex-end;
    min-width: 0;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const HoursLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & + & {
    margin-top: 8px;
  }
  > div {
    flex: 0 1 138px;
  }
  > p {
    flex-basis: 100%;
  }
`;

export const ClosedRow = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  border-top: 1px solid var(--bk-border-subtle);
  > label {
    flex: 1;
    min-width: 0;
  }
  label b,
  label small {
    display: block;
  }
  label b {
    font-weight: 600;
  }
`;

export const AddDay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;
  margin-top: 12px;
  > div {
    flex: 1 1 160px;
  }
`;
