import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { formatCount } from '../text/formatCount.ts';
import { TabLinks } from './tabStyles.ts';

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
