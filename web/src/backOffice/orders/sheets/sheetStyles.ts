import styled from 'styled-components';

/** Print only. */
const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    background: #fff;
    font-size: 11pt;
    body:has(> &) > :not(&) {
      display: none;
    }
    h1 {
      font-feature-settings: 'lnum';
      font: 700 18pt var(--bk-display);
    }
    h2 {
      margin: 14pt 0 4pt;
      font: 700 13pt var(--bk-text);
    }
    h3 {
      margin: 8pt 0 2pt;
      font: 600 11pt var(--bk-text);
      break-after: avoid;
    }
    em {
      padding: 0 4pt;
      border: 1px solid #000;
      font-size: 9pt;
      font-style: normal;
    }
    i {
      flex: none;
      width: 12pt;
      height: 12pt;
      border: 1.5px solid #000;
    }
  }
`;

export const RunSheetPaper = styled(Sheet)`
  @media print {
    article {
      display: grid;
      grid-template-columns: 16pt 1fr 1fr;
      gap: 10pt;
      padding: 6pt 0;
      border-top: 1px solid #999;
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
      border-top: 1px solid #000;
    }
  }
`;

export const OrderSheetPaper = styled(Sheet)`
  @media print {
    article:not(:last-child) {
      break-after: page;
    }
    header {
      display: flex;
      justify-content: space-between;
      gap: 16pt;
      padding-bottom: 8pt;
      border-bottom: 2px solid #000;
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
      border-bottom: 1px solid #999;
    }
    blockquote {
      margin: 0;
      padding: 8pt 12pt;
      border: 1px solid #999;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }
  }
`;
