import styled from 'styled-components';

/** What a tab says above its fields: an error, somebody else's change. */
export const TabNotes = styled.div`
  display: grid;
  gap: 16px;
  &:has(> :not([hidden])) {
    margin-bottom: 16px;
  }
`;
