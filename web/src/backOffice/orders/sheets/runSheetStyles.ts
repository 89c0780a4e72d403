import styled from 'styled-components';

export const Sheet = styled.div`
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
    article {
      display: grid;
      grid-template-columns: 16pt 1fr 1fr;
      gap: 10pt;
      padding: 6pt 0;
      border-top: 1px solid #999;
      break-inside: avoid;
    }
    i {
      width: 12pt;
      height: 12pt;
      border: 1.5px solid #000;
    }
  }
`;
