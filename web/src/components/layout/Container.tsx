import styled from 'styled-components';

/** Content width with the page's margins. */
export const Container = styled.div`
  max-width: 1320px;
  margin-inline: auto;
  padding-inline: 20px;
  @media (min-width: 768px) {
    padding-inline: 32px;
  }
`;
