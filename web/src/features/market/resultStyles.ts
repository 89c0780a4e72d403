import styled from 'styled-components';

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-top: 36px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;

export const SearchNote = styled.p`
  margin-bottom: 20px;
  padding: 12px 18px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-brandSoft);
`;
