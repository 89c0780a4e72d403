import styled from 'styled-components';

export const Member = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  b {
    margin-right: 6px;
    overflow-wrap: anywhere;
  }
`;
