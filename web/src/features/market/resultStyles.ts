import styled from 'styled-components';

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-top: 36px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;
