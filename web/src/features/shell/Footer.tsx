import { paths } from '@bloomkin/shared/pages.ts';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { allInCatalogue } from '../categories/shopWindows.ts';
import { useCategories } from '../categories/useCategories.ts';
import { DocumentLink } from '../documents/DocumentLink.tsx';
import { Columns, Ground } from './footerStyles.ts';
import { InstallButton } from './InstallButton.tsx';

/** With the current price and parameters. */
function categoryPath(id: string, search: string): string {
  const narrowed = new URLSearchParams(search);
  const query = new URLSearchParams({ category: id });
  for (const name of ['min', 'max', 'f'])
    for (const value of narrowed.getAll(name)) query.append(name, value);
  return paths.category('all', query);
}

export function Footer() {
  const { search } = useLocation();
  const categories = allInCatalogue(useCategories() ?? []);
  const half = Math.ceil(categories.length / 2);
  const columns = [
    { title: 'Shop', some: categories.slice(0, half) },
    { title: 'More to send', some: categories.slice(half) },
  ].filter(({ some }) => some.length > 0);
  return (
    <Ground>
      <Columns>
        <div>
          <h2>Got a flower shop? Sell to the whole suburb.</h2>
          <ButtonLink kind="highlight" to={paths.registration()}>
            Become a partner <Icon name="right" size={18} />
          </ButtonLink>
        </div>
        {columns.map(({ title, some }) => (
          <nav key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {some.map(({ id, name }) => (
                <li key={id}>
                  <Link to={categoryPath(id, search)}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h3>The fine print</h3>
          <ul>
            <li>
              <DocumentLink name="user_agreement" title="Conditions" />
            </li>
            <li>
              <DocumentLink name="privacy" title="Privacy policy" />
            </li>
            <li>
              <DocumentLink name="shipping" title="Delivery" />
            </li>
            <li>
              <DocumentLink name="refund" title="Refunds" />
            </li>
            <InstallButton />
          </ul>
        </div>
      </Columns>
    </Ground>
  );
}
