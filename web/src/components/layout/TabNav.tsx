import { Link, type To } from 'react-router-dom';
import { TabLinks } from './tabStyles.ts';

interface TabNavProps {
  label: string;
  links: readonly { title: string; to: To; isCurrent: boolean; count?: number | undefined }[];
  className?: string;
}

/** Looks like Tabs, but each is a page or a filter with its own address. */
export const TabNav = ({ label, links, className }: TabNavProps) => (
  <TabLinks aria-label={label} className={className}>
    {links.map(({ title, to, isCurrent, count }) => (
      <Link key={title} to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
        {title} {count !== undefined && <span>{count}</span>}
      </Link>
    ))}
  </TabLinks>
);
