import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { formatCount } from '#components/text/formatCount.ts';

const tab = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 7px;
  min-height: 48px;
  margin-bottom: -1px;
  padding: 10px 12px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  font-weight: 500;
  color: var(--bk-text-secondary);
  &:hover {
    color: var(--bk-text-primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  > span {
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    color: var(--bk-text-tertiary);
  }
  &[aria-current],
  &[aria-selected='true'] {
    border-color: var(--bk-bg-brand);
    color: var(--bk-text-primary);
    font-weight: 600;
    > span {
      padding: 0 7px;
      border-radius: var(--bk-radius-s);
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
  }
`;

/** Fades out until scrolled to the end, to hint at hidden tabs. */
const fadeAtEnd = keyframes`
  from { mask: linear-gradient(to left, transparent, var(--bk-black) 48px) 0 / 100% 100% no-repeat; }
  to { mask: linear-gradient(to left, transparent, var(--bk-black) 48px) 0 / calc(100% + 48px) 100% no-repeat; }
`;

const row = css`
  display: flex;
  gap: 2px;
  border-bottom: 1px solid var(--bk-border-default);
  overflow-x: auto;
  scrollbar-width: none;
  @supports (animation-timeline: scroll()) {
    animation: ${fadeAtEnd} linear;
    animation-timeline: scroll(self inline);
  }
`;

export const TabRow = styled.div`
  ${row}
  margin-bottom: 20px;
  button {
    ${tab}
  }
`;

const TabLinks = styled.nav`
  ${row}
  a {
    ${tab}
  }
`;

interface TabNavProps {
  label: string;
  links: readonly { title: string; to: To; isCurrent: boolean; count?: number | undefined }[];
  className?: string;
}

/** Looks like Tabs, but each is a page or a filter with its own address. Scrolls sideways to the current one. */
export function TabNav({ label, links, className }: TabNavProps) {
  const row = useRef<HTMLElement>(null);
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  const counted = links.filter(({ count }) => count !== undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts widen the tabs before it
  useEffect(() => {
    const link = row.current?.children[current];
    if (row.current && link) centreIn(row.current, link);
  }, [current, counted]);
  return (
    <TabLinks ref={row} aria-label={label} className={className}>
      {links.map(({ title, to, isCurrent, count }) => (
        <Link key={title} to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
          {title} {count !== undefined && <span>{formatCount(count)}</span>}
        </Link>
      ))}
    </TabLinks>
  );
}

/** Unlike `scrollIntoView` it leaves the page where it is. */
function centreIn(row: Element, link: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
