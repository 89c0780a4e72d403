import { findStorefrontPage, paths } from '@bloomkin/shared/pages.ts';
import { storefrontPages } from '@bloomkin/shared/storefrontPages.ts';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { AccountFrame } from '#features/account/AccountFrame.tsx';
import { OrderList } from '#features/orders/OrderList.tsx';
import { SessionRedirect } from './SessionRedirect.tsx';

const { myOrders, messages, recipients, days, addresses, profile, security } = storefrontPages;

const sections: Readonly<Record<string, { title: string; Section: ComponentType }>> = {
  [myOrders.path]: { title: 'My orders', Section: OrderList },
  [messages.path]: {
    title: 'Messages',
    Section: lazyWithPreload(async () => (await import('#features/messages/MessageList.tsx')).MessageList),
  },
  [recipients.path]: {
    title: 'Recipients',
    Section: lazyWithPreload(
      async () => (await import('#features/account/recipients/Recipients.tsx')).Recipients,
    ),
  },
  [days.path]: {
    title: 'Days worth remembering',
    Section: lazyWithPreload(async () => (await import('#features/account/recipients/Days.tsx')).Days),
  },
  [addresses.path]: {
    title: 'Addresses',
    Section: lazyWithPreload(
      async () => (await import('#features/account/addresses/AddressBook.tsx')).AddressBook,
    ),
  },
  [profile.path]: {
    title: 'Profile',
    Section: lazyWithPreload(async () => (await import('#features/account/ProfilePart.tsx')).ProfilePart),
  },
  [security.path]: {
    title: 'Security',
    Section: lazyWithPreload(async () => (await import('#features/account/security/Security.tsx')).Security),
  },
};

export function PersonalPage() {
  const { pathname } = useLocation();
  const section = sections[findStorefrontPage(pathname)?.path ?? ''];
  if (!section) return <SessionRedirect to={paths.profile()} />;
  const { title, Section } = section;
  return (
    <AccountFrame title={title}>
      <Section />
    </AccountFrame>
  );
}
