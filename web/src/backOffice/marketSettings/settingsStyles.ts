import styled from 'styled-components';

export const NoticePreview = styled.div`
  overflow: hidden;
  margin-top: 6px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
`;

/** A field whose value is short. */
export const Narrow = styled.div`
  max-width: 420px;
`;

/** The days of a state, and what shows all of them. */
export const HolidayRows = styled.div`
  margin-top: 14px;
  > button {
    margin-left: -20px;
  }
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
  @media (max-width: 640px) {
    gap: 8px;
    > button {
      padding-inline: 12px;
    }
    && input {
      min-width: 0;
      padding-inline: 12px 8px;
    }
  }
`;
