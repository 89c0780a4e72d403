import styled from 'styled-components';

export const CardColumns = styled.div`
  display: grid;
  gap: 16px;
  > div {
    display: grid;
    gap: 16px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 340px minmax(0, 1fr);
    align-items: start;
  }
`;

export const CardList = styled.ul`
  display: grid;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 56px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  /* In line with the names that have a box. */
  li > span:first-child {
    padding-left: 32px;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

export const PaperFields = styled.div`
  display: grid;
  gap: 12px;
`;

export const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 20px;
  border-radius: var(--bk-radius-xl);
  background: var(--bk-bg-neutralSoft);
  overflow-x: auto;
`;

interface SheetProps {
  $columns: number;
  $width: number;
  $height: number;
}

/** The same on screen and on paper. */
export const CardSheet = styled.div<SheetProps>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  /* A long text is cut: a row that grows would push the next ones off their labels. */
  grid-auto-rows: minmax(0, 1fr);
  min-height: 0;
  width: 100%;
  max-width: ${({ $width }) => $width * 0.72}mm;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  background: var(--bk-white);
  color: var(--bk-ink);
  box-shadow: var(--bk-e1);
  break-after: page;
  @media print {
    width: ${({ $width }) => $width}mm;
    height: ${({ $height }) => $height - 1}mm;
    max-width: none;
    box-shadow: none;
  }
  article {
    display: flex;
    flex-direction: column;
    container-type: inline-size;
    min-width: 0;
    min-height: 0;
    padding: 6%;
    overflow: hidden;
    outline: 1px dashed var(--bk-ink-300);
    outline-offset: -0.5px;
  }
  p {
    flex: 1;
    display: grid;
    place-content: safe center;
    min-height: 0;
    overflow: hidden;
    text-align: center;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-weight: 500;
    line-height: 1.35;
  }
  footer {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2cqw;
    padding-top: 3%;
    border-top: 1px dotted var(--bk-ink-400);
    font-size: 2.8cqw;
    line-height: 1.25;
    svg {
      flex: none;
      width: 18cqw;
      height: 18cqw;
    }
    /* A label has no room for more: ten lines of text stand above. */
    &[data-paper='labels'] svg {
      width: 12.2cqw;
      height: 12.2cqw;
    }
    small {
      display: block;
      font-size: inherit;
    }
    b {
      display: block;
      font: 700 3.6cqw var(--bk-display);
    }
  }
`;

/** The only element on the printed page. */
export const PrintOnly = styled.div`
  display: none;
  @media print {
    display: block;
    body:has(> &) > :not(&) {
      display: none;
    }
  }
`;
