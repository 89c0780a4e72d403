import styled from 'styled-components';

/** The width of the content: 1320 px at most, with the page's margins. */
export const Wrap = styled.div`
  max-width: 1320px;
  margin-inline: auto;
  padding-inline: 20px;
  @media (min-width: 768px) {
    padding-inline: 32px;
  }
`;
