import styled from 'styled-components';

export const DueLine = styled.div<{ $urgent: boolean }>`
  small {
    display: block;
    font-weight: 600;
  }
  && small {
    color: var(--bk-text-${({ $urgent }) => ($urgent ? 'danger' : 'secondary')});
  }
`;

export const DueText = styled.span<{ $urgent: boolean }>`
  white-space: nowrap;
  && small {
    font-weight: 600;
    color: var(--bk-text-${({ $urgent }) => ($urgent ? 'danger' : 'secondary')});
  }
`;
