import styled from 'styled-components';

export const NoticePreview = styled.div`
  overflow: hidden;
  margin-top: 6px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 14px;
`;

/** A delivery window: from, to, remove. */
export const WindowRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px)) auto;
  align-items: start;
  gap: 10px;
  > button {
    justify-self: start;
    margin-top: 28px;
  }
`;
