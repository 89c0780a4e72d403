import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { DocumentLink } from '../documents/DocumentLink.tsx';
import { useShopWindows } from '../market/useCategories.ts';
import { Columns, Ground } from './footerStyles.ts';

const inColumn = 5;

export function Footer() {
  const categories = useShopWindows() ?? [];
  const columns = [
    { title: 'Shop', some: categories.slice(0, inColumn) },
    { title: 'More to send', some: categories.slice(inColumn, 2 * inColumn) },
  ].filter(({ some }) => some.length > 0);
  return (
    <Ground>
      <Columns>
        <div>
          <h2>Got a flower shop? Sell to the whole suburb.</h2>
          <ButtonLink kind="highlight" to="/auth/partner">
            Become a partner <Icon name="right" size={18} />
          </ButtonLink>
        </div>
        {columns.map(({ title, some }) => (
          <nav key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {some.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/products/catalog/all?category=${id}`}>{name}</Link>
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
          </ul>
        </div>
      </Columns>
    </Ground>
  );
}
