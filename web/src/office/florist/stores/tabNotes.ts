import styled from 'styled-components';

/** Spaces the error and the conflict note above a tab's fields; takes no room while both are hidden. */
export const TabNotes = styled.div`
  display: grid;
  gap: 16px;
  &:has(> :not([hidden])) {
    margin-bottom: 16px;
  }
`;
