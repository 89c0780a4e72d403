import styled from 'styled-components';
import { Panel } from '#components/list/listStyles.ts';

export const ComparePanel = styled(Panel)`
  @media (min-width: 768px) {
    margin-top: 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  > small {
    margin-left: auto;
    color: var(--bk-text-secondary);
  }
  & + [role='alert']:not([hidden]) {
    margin-top: 12px;
  }
`;

export const Editing = styled.div`
  display: grid;
  align-items: start;
  gap: 16px;
  margin-top: 16px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1152px) {
    grid-template-columns: minmax(0, 1.32fr) minmax(0, 1fr);
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: 16px;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-bottom: 12px;
    h2 {
      margin: 0;
    }
  }
  small {
    color: var(--bk-text-secondary);
  }
`;

export const Paper = styled.div<{ $width: 'phone' | 'computer' }>`
  max-width: ${({ $width }) => ($width === 'phone' ? '390px' : 'none')};
  max-height: 480px;
  margin-inline: auto;
  padding: 20px;
  overflow: auto;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-page);
  color: var(--bk-text-primary);
  box-shadow: var(--bk-e2);
  font-size: ${({ $width }) => ($width === 'phone' ? '0.9375rem' : '1rem')};
  > h3 {
    margin-bottom: 12px;
    font: 700 1.375rem/1.2 var(--bk-display);
  }
`;

export const VersionRows = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 60px;
    border-top: 1px solid var(--bk-border-subtle);
  }
  b,
  small {
    display: block;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--bk-text-brand);
    font-weight: 600;
  }
`;

export const Columns = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: 12px 24px;
    background: var(--bk-bg-neutralSoft);
    text-align: left;
    small {
      display: block;
      color: var(--bk-text-secondary);
      font-weight: 400;
    }
  }
  td {
    position: relative;
    padding: 8px 24px;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td[data-kind^='h'] {
    padding-top: 16px;
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  td[data-kind='ul'] > div {
    list-style: disc;
  }
  td[data-kind='ol'] > div {
    list-style: decimal;
  }
  td > span[aria-hidden] {
    position: absolute;
    inset: 8px auto auto 8px;
    font-weight: 700;
  }
  td[data-changed='before'] {
    background: var(--bk-bg-dangerSoft);
    > span {
      color: var(--bk-text-danger);
    }
    del {
      color: var(--bk-text-danger);
    }
  }
  td[data-changed='after'] {
    background: var(--bk-bg-infoSoft);
    > span {
      color: var(--bk-text-info);
    }
    ins {
      color: var(--bk-text-info);
      font-weight: 600;
      text-underline-offset: 3px;
    }
  }
  td[data-empty] {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    text-align: center;
  }
  /* One merged text on phones. */
  @media (max-width: 767px) {
    thead {
      display: none;
    }
    tr,
    td {
      display: block;
    }
    td[data-empty],
    tr:not([data-changed]) > td:first-child {
      display: none;
    }
  }
`;
