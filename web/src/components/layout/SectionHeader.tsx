import type { ReactNode } from 'react';
import styled from 'styled-components';

const Header = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 16px;
  margin-bottom: 18px;
  h2 {
    font: 720 clamp(1.5rem, 1.2rem + 1.3vw, 2rem) / 1.1 var(--bk-display);
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 3px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

interface SectionHeaderProps {
  title: string;
  titleId?: string;
  children?: ReactNode;
  action?: ReactNode;
}

export const SectionHeader = ({ title, titleId, children, action }: SectionHeaderProps) => (
  <Header>
    <div>
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
    {action}
  </Header>
);
