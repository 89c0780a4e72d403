import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 14px;
  margin-bottom: 20px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &:empty {
    margin: 0;
  }
`;
