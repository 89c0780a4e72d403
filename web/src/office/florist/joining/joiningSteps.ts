import { paths } from '@bloomkin/shared/pages.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { listAlertChannels } from '@bloomkin/shared/rules/orderAlerts.ts';
import { formatPhone, parsePhone } from '@bloomkin/shared/rules/phone.ts';
import { type ShopStep, shopSteps } from '@bloomkin/shared/rules/shopReadiness.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { noBreak } from '#components/text/noBreak.ts';
import { pluralise } from '#components/text/pluralise.ts';

export interface JoiningStep {
  name: ShopStep;
  title: string;
  /** Its purpose, or a one-line summary once done. */
  text: string;
  minutes: number;
  isDone: boolean;
  /** The page that does it; none for a step that is done in place, or waits for another. */
  to: string | undefined;
  verb: string;
  /** Why there is no page yet. */
  waitsFor?: string;
}

type Owner = Pick<User, 'fio' | 'phone' | 'email'>;

interface Shop {
  company?: Company | undefined;
  /** An existing product, even if hidden from buyers. */
  product?: Product | undefined;
}

const about: Record<ShopStep, Pick<JoiningStep, 'title' | 'text' | 'minutes' | 'to' | 'verb'>> = {
  profile: {
    title: 'You',
    text: 'Your name, and a phone or e-mail that reaches you',
    minutes: 1,
    to: paths.settings(),
    verb: 'Add your details',
  },
  company: {
    title: 'Your company and ABN',
    text: 'Buyers see the brand. Your legal name and ABN go on their invoices.',
    minutes: 2,
    to: undefined,
    verb: 'Add company',
  },
  alerts: {
    title: 'How we tell you about an order',
    text: 'By text message or e-mail, as soon as it is paid',
    minutes: 1,
    to: paths.companySettings(),
    verb: 'Choose',
  },
  store: {
    title: 'Store on the map, and its hours',
    text: 'Where buyers pick up and where your driver starts',
    minutes: 4,
    to: paths.storeCreate(),
    verb: 'Add store',
  },
  delivery: {
    title: 'Where you deliver, and for how much',
    text: 'Draw it on a map, or choose suburbs from a list',
    minutes: 6,
    to: undefined,
    verb: 'Set zones',
  },
  product: {
    title: 'First product, with a photo',
    text: 'A name, a price, a photo from your phone',
    minutes: 5,
    to: paths.productCreate(),
    verb: 'Add product',
  },
  payouts: {
    title: 'Payouts to your bank',
    text: 'You need your BSB, account number and a photo ID',
    minutes: 8,
    to: paths.statement(),
    verb: 'Connect',
  },
};

/** In the order that the data needs. */
export function listJoiningSteps(user: Owner, { company, product }: Shop = {}): JoiningStep[] {
  const missing = listMissing(user, company);
  return shopSteps.map((name) => {
    const isDone = !missing.includes(name);
    const step = { name, ...about[name], ...findPage(name, { company, product }, isDone), isDone };
    return isDone ? { ...step, text: describeDone(name, user, company) } : step;
  });
}

/** A step that was started links to where it continues. */
function findPage(name: ShopStep, { company, product }: Shop, isDone: boolean): Partial<JoiningStep> {
  const [store] = company?.stores ?? [];
  switch (name) {
    case 'store':
      return store ? findStorePage(store.id, isDone) : {};
    case 'delivery':
      return store
        ? { to: paths.storeEdit(store.id, { tab: 'zones' }) }
        : { waitsFor: 'Your store comes first' };
    case 'product':
      return product && !isDone ? findProductPage(product) : {};
    default:
      return {};
  }
}

const findStorePage = (id: string, isDone: boolean): Partial<JoiningStep> =>
  isDone
    ? { to: paths.storeEdit(id, { tab: 'common' }) }
    : { to: paths.storeEdit(id, { tab: 'hours' }), verb: 'Set hours' };

const findProductPage = ({ id, photos }: Product): Partial<JoiningStep> =>
  photos.length === 0
    ? { to: paths.productEdit(id, { tab: 'photos' }), verb: 'Add a photo' }
    : { to: paths.productEdit(id), verb: 'Switch it on' };

export function listMissing({ fio, phone, email }: Owner, company: Company | undefined): readonly ShopStep[] {
  if (company) return company.missing_steps ?? [];
  const hasProfile = fio !== '' && (phone !== '' || email !== '');
  return shopSteps.filter((step) => step !== 'profile' || !hasProfile);
}

export const countMinutesLeft = (steps: readonly JoiningStep[]): number =>
  steps.filter(({ isDone }) => !isDone).reduce((sum, { minutes }) => sum + minutes, 0);

function describeDone(name: ShopStep, user: Owner, company: Company | undefined): string {
  const [store] = company?.stores ?? [];
  switch (name) {
    case 'profile':
      return [user.fio, parsePhone(user.phone) ? noBreak(formatPhone(user.phone)) : user.email]
        .filter(Boolean)
        .join(', ');
    case 'company':
      return company ? `${company.brand}, ABN ${noBreak(formatAbn(company.inn))}` : '';
    case 'alerts':
      return describeAlerts(user, company);
    case 'store':
      return store?.location.address ?? '';
    case 'delivery':
      return describeDelivery(company?.stores ?? []);
    case 'product':
      return 'In the shop, with a photo';
    case 'payouts':
      return 'Connected to your bank';
  }
}

function describeAlerts({ phone, email }: Owner, company: Company | undefined): string {
  const contacts = { sms: `text message to ${noBreak(formatPhone(phone))}`, email: `e-mail to ${email}` };
  const channels = listAlertChannels(company?.order_alerts, { phone, email });
  return `By ${channels.map((channel) => contacts[channel]).join(' and ')}`;
}

function describeDelivery(stores: Company['stores']): string {
  const zones = stores.reduce((sum, { delivery_zones }) => sum + delivery_zones.length, 0);
  const hasPickup = stores.some(({ pickup_point }) => pickup_point);
  if (zones === 0 && hasPickup) return 'Only pick-up so far. Add a zone if you deliver.';
  const zonesLabel = pluralise(zones, 'delivery zone');
  return [zones > 0 && zonesLabel, hasPickup && 'pick-up'].filter(Boolean).join(' and ');
}
