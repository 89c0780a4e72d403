import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { OrderList } from '../features/orders/OrderList.tsx';
import { PersonalFrame } from '../features/personal/PersonalFrame.tsx';
import { OwnRedirect } from './OwnRedirect.tsx';

const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const parts: Readonly<Record<string, { title: string; Part: ComponentType }>> = {
  'orders/list/full': { title: 'My orders', Part: OrderList },
  messages: {
    title: 'Messages',
    Part: later(async () => (await import('../features/messages/MessageList.tsx')).MessageList),
  },
  recipients: {
    title: 'Recipients',
    Part: later(async () => (await import('../features/personal/recipients/Recipients.tsx')).Recipients),
  },
  addresses: {
    title: 'Addresses',
    Part: later(async () => (await import('../features/personal/addresses/AddressBook.tsx')).AddressBook),
  },
  profile: {
    title: 'Profile',
    Part: later(async () => (await import('../features/personal/ProfilePart.tsx')).ProfilePart),
  },
  security: {
    title: 'Security',
    Part: later(async () => (await import('../features/personal/security/Security.tsx')).Security),
  },
};

/** One's account: `/personal/{page}`, anything else is the profile; and `/messages`, as the back office has it. */
export function PersonalPage() {
  const { pathname } = useLocation();
  const page = pathname.replace(/^\/(personal\/)?/, '').replace(/\/+$/, '');
  const part = Object.hasOwn(parts, page) ? parts[page] : undefined;
  if (!part) return <OwnRedirect to="/personal/profile" />;
  const { title, Part } = part;
  return (
    <PersonalFrame title={title}>
      <Part />
    </PersonalFrame>
  );
}
