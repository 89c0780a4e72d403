import styled from 'styled-components';

export const DueText = styled.span<{ $urgent: boolean }>`
  white-space: nowrap;
  && small {
    font-weight: 600;
    color: var(--bk-text-${({ $urgent }) => ($urgent ? 'danger' : 'secondary')});
  }
`;
