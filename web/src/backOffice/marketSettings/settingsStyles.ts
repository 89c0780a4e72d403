import styled from 'styled-components';

export const NoticePreview = styled.div`
  overflow: hidden;
  margin-top: 6px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 14px;
`;
