import styled from 'styled-components';

/** Below the body; printed alone. */
export const PrintSheet = styled.div`
  display: none;
  @media print {
    display: block;
    color: var(--bk-black);
    background: var(--bk-white);
    font-size: 11pt;
    body:has(> &) > :not(&) {
      display: none;
    }
    h1 {
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
      border: 1px solid var(--bk-black);
      font-size: 9pt;
      font-style: normal;
    }
    i {
      flex: none;
      width: 12pt;
      height: 12pt;
      border: 1.5px solid var(--bk-black);
    }
  }
`;
