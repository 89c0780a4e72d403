import styled from 'styled-components';

/** Documents as buyers read them. */
export const DocumentText = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  max-width: 68ch;
  overflow-wrap: anywhere;
  ul,
  ol {
    padding-left: 1.4em;
    list-style: revert;
  }
  a {
    text-decoration: underline;
  }
`;
