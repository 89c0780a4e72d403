import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { allInCatalogue } from '#features/categories/shopWindows.ts';
import { useCategories } from '#features/categories/useCategories.ts';
import { DocumentLink } from '#features/documents/DocumentLink.tsx';
import { loadHelp } from '#http/host.ts';
import { useStore } from '#storage/createStore.ts';
import { install, installPrompt } from '#storage/installPrompt.ts';

/** Its intrinsic size is at least that of its content, also in the fallback font: overflow has no background. */
const Ground = styled.footer`
  margin-top: 72px;
  padding: 48px 0 max(36px, env(safe-area-inset-bottom));
  border-radius: var(--bk-radius-xl) var(--bk-radius-xl) 0 0;
  background: var(--bk-bg-chrome);
  color: var(--bk-text-onChrome);
  content-visibility: auto;
  contain-intrinsic-size: auto 800px;
`;

const Columns = styled(Container)`
  display: grid;
  gap: 32px 20px;
  grid-template-columns: 1fr 1fr;
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  @media (min-width: 768px) {
    grid-template-columns: 1.5fr 1fr 1fr 1fr;
    > :is(:first-child, :last-child) {
      grid-column: auto;
    }
  }
  h2 {
    font: 700 1.625rem/1.15 var(--bk-display);
    max-width: 14em;
    margin-bottom: 16px;
  }
  h3 {
    font: 600 0.875rem/1.3 var(--bk-text);
    color: var(--bk-ink-300);
    margin-bottom: 6px;
  }
  ul + h3 {
    margin-top: 20px;
  }
  li a,
  li button {
    display: flex;
    align-items: center;
    min-height: 36px;
    text-align: left;
    &:hover {
      text-decoration: underline;
    }
  }
`;

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
          <Help />
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

/** Renders nothing until /config.json is loaded, or when the stage has no help contact. */
function Help() {
  const [{ phone, email, hours }, setHelp] = useState({ phone: '', email: '', hours: '' });
  useEffect(() => void loadHelp().then(setHelp), []);
  if (!phone) return null;
  return (
    <>
      <h3>Help, {hours}</h3>
      <ul>
        <li>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </>
  );
}

/** Nothing where the browser has no such offer, or the app is installed. */
function InstallButton() {
  if (!useStore(installPrompt)) return null;
  return (
    <li>
      <button type="button" onClick={() => void install()}>
        Install the app
      </button>
    </li>
  );
}
