import styled from 'styled-components';

/** A line of text with links in it. */
export const LinkedText = styled.p`
  a {
    font-weight: 600;
    text-decoration: underline;
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
