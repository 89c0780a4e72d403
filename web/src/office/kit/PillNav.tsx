import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';

const Pills = styled.nav`
  display: flex;
  max-width: 100%;
  width: fit-content;
  padding: 3px;
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-neutralSoft);
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: grid;
    flex: none;
    place-items: center;
    min-height: 44px;
    padding: 0 16px;
    border-radius: var(--bk-radius-pill);
    color: var(--bk-text-secondary);
    font-weight: 500;
    text-decoration: none;
    &:hover {
      color: var(--bk-text-primary);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-current] {
      background: var(--bk-bg-inverse);
      color: var(--bk-bg-surface);
      font-weight: 600;
    }
  }
`;

interface PillNavProps {
  label: string;
  links: readonly { title: string; to: To; isCurrent: boolean }[];
}

/** Views of one page, each with its own address. */
export const PillNav = ({ label, links }: PillNavProps) => (
  <Pills aria-label={label}>
    {links.map(({ title, to, isCurrent }) => (
      <Link key={title} to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </Link>
    ))}
  </Pills>
);
