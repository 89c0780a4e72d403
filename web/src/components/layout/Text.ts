import styled from 'styled-components';

type Tone = 'primary' | 'secondary' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

/** Text that steps back, or says how things stand. */
export const Text = styled.p<{ $tone?: Tone; $small?: boolean }>`
  color: var(--bk-text-${({ $tone = 'secondary' }) => $tone});
  ${({ $small }) => $small && 'font-size: 0.875rem;'}
  overflow-wrap: anywhere;
`;
