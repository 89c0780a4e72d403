import styled from 'styled-components';
import { Panel } from '#components/list/listStyles.ts';

export const ComparePanel = styled(Panel)`
  @media (min-width: 768px) {
    margin-top: 16px;
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
