import styled from 'styled-components';
import { PrintSheet } from '#components/layout/printStyles.ts';

export const RunSheetPaper = styled(PrintSheet)`
  @media print {
    article {
      display: grid;
      grid-template-columns: 16pt 1fr 1fr;
      gap: 10pt;
      padding: 6pt 0;
      border-top: 1px solid var(--bk-grey);
      break-inside: avoid;
    }
  }
`;

/** Lines to write on: the time, and a name or signature. */
export const Handover = styled.p`
  @media print {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: 8pt;
    margin-top: 14pt;
    font-size: 8pt;
    span {
      border-top: 1px solid var(--bk-black);
    }
  }
`;

export const OrderSheetPaper = styled(PrintSheet)`
  @media print {
    article:not(:last-child) {
      break-after: page;
    }
    header {
      display: flex;
      justify-content: space-between;
      gap: 16pt;
      padding-bottom: 8pt;
      border-bottom: 2px solid var(--bk-black);
    }
    header > p {
      text-align: right;
    }
    section {
      break-inside: avoid;
    }
    section p {
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }
    li {
      display: flex;
      align-items: center;
      gap: 10pt;
      padding: 6pt 0;
      border-bottom: 1px solid var(--bk-grey);
    }
    blockquote {
      margin: 0;
      padding: 8pt 12pt;
      border: 1px solid var(--bk-grey);
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }
  }
`;
