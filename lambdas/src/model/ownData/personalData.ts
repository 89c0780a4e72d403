/**
 * `account`: goes with the account. `emptied`: its words go, the row stays (`events/retention`). `follows`: is written from a
 * row that is emptied. `expires`: by its own time to live. `kept`: part of a business's own books.
 */
type End = 'account' | 'emptied' | 'follows' | 'expires' | 'kept';

interface PersonalData<E extends End = End> {
  /** One line of the privacy policy, and one section of a person's download. */
  title: string;
  /** What a download shows, with its label. */
  fields: Readonly<Record<string, string>>;
  end: E;
  /** As the policy says it. */
  until: string;
}

const withAccount = 'until you delete it or your account';
const own = (
  title: string,
  fields: PersonalData['fields'],
  until = withAccount,
): PersonalData<'account'> => ({ title, fields, until, end: 'account' });
/** Declares what is of no use in a download. */
const unlisted = <E extends End>(title: string, end: E, until: string): PersonalData<E> => ({
  ...{ title, end, until },
  fields: {},
});

const staff = 'The name of a member of our own team beside what they set or sent';
const withRecord = 'as long as that record';

const orderEnd =
  'for 90 days after the day of delivery: recipient, address, card message, notes, photos and the words of a claim; until you delete your account: your phone and e-mail; for seven years: the rest, with your name if you keep your account or the order is worth $1,000 or more';

const delivery = {
  fio: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  recipient: 'Recipient',
  place: 'Address',
  unitOffice: 'Unit',
  comment: 'Note',
  cardMessage: 'Card message',
  sympathy: 'For a loss',
} as const;
const consent = { agreed: 'Agreed', at: 'Decided', source: 'Where', earlier: 'Earlier decisions' } as const;

/** Download, deletion, retention and the list of the privacy policy derive from it. */
export const personalData = {
  user: {
    title: 'Your account',
    fields: {
      fio: 'Name',
      phone: 'Phone',
      email: 'E-mail',
      login: 'Login',
      unconfirmedPhone: 'Unconfirmed phone',
      unconfirmedEmail: 'Unconfirmed e-mail',
      location: 'Saved address',
      avatar: 'Picture',
      roles: 'Roles',
      companyBrand: 'Works at',
      managerRights: 'Rights there',
      adminRights: 'Rights as an admin',
      createdAt: 'Since',
    },
    end: 'emptied',
    until: 'until you delete your account',
  },
  addressBook: own('Address book', { addresses: 'Addresses' }),
  areaAlerts: own(
    'Places where you wait for a florist',
    { places: 'Places' },
    'until a florist delivers there, for a year at most',
  ),
  recipient: own('Recipients', {
    fio: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    relation: 'Relation',
    birthday: 'Birthday',
    days: 'Days',
    note: 'Note',
    address: 'Address',
  }),
  order: {
    title: 'Orders',
    fields: {
      number: 'Number',
      createdAt: 'Ordered',
      status: 'Status',
      paymentStatus: 'Payment',
      companyBrand: 'Florist',
      ...delivery,
      day: 'Day',
      period: 'Window',
      lines: 'Goods',
      totalCents: 'Total',
      photos: 'Photos',
      claim: 'What was wrong',
    },
    end: 'emptied',
    until: orderEnd,
  },
  review: {
    title: 'Reviews',
    fields: { createdAt: 'Written', rating: 'Stars', text: 'Text', userName: 'Shown name', reply: 'Answer' },
    end: 'emptied',
    until: 'until you delete the review; when you delete your account it stays without your name',
  },
  cart: own(
    'Cart',
    {
      lines: 'Goods',
      ...delivery,
      touchedAt: 'Changed',
    },
    'for 90 days after its last change',
  ),
  message: own('Messages', { at: 'At', subject: 'Subject', text: 'Text' }, 'for a year'),
  marketingConsent: own('Offers', consent),
  cartConsent: own('Reminders of a cart', consent),
  reminderConsent: own('Reminders of days', consent),
  occasionMarks: own('Reminders of each recipient', { days: 'Days', quiet: 'None since' }),
  pushSubscription: own('Devices with notifications', { endpoint: 'Address at its maker', savedAt: 'Since' }),
  session: own(
    'Where you are signed in',
    { device: 'Device', signedInAtSeconds: 'Signed in', lastSeenAtSeconds: 'Last seen' },
    'for 30 days after you sign in',
  ),
  activity: own('Counts', { orders: 'Orders', spentCents: 'Spent', seenAtSeconds: 'Last seen' }),
  purchase: own('What you bought, so that a review can say so', { productId: 'Product' }),
  discountOfPerson: own('Discounts you used', { discountId: 'Discount', uses: 'Times' }),
  contactChange: own(
    'A phone or e-mail that waits for its code',
    { channel: 'Kind', value: 'Value' },
    'for a day',
  ),
  audit: {
    title: 'What staff and florists changed, and what was changed in your account',
    fields: { at: 'At', act: 'What', address: 'Network address', device: 'Device' },
    end: 'emptied',
    until: 'for two years: network address and device; until you delete your account: your name',
  },
  agentSession: unlisted(
    'A checkout that your assistant began',
    'expires',
    'for six hours; with an order for 90 days, or until you delete your account',
  ),
  idempotency: unlisted('Answers to your last changes, in case one is sent twice', 'expires', 'for a day'),
  outbox: unlisted('Messages on their way to you', 'expires', 'for a day at most'),
  told: unlisted('Time and place of a delivery that you were told last', 'expires', 'for a day'),
  managerInvitation: unlisted('The phone or e-mail that a florist invited', 'expires', 'for 30 days'),
  invitedContact: unlisted('The phone or e-mail that a florist invited', 'expires', 'for 30 days'),
  orderHistory: unlisted('Earlier changes of an order', 'follows', 'for 90 days after the day of delivery'),
  orderWord: unlisted('Words by which an order is found', 'follows', 'as long as the order has them'),
  orderSearch: unlisted('Words by which an order is found', 'follows', 'as long as the order has them'),
  userUnique: unlisted('Phone, e-mail and login, to find your account', 'account', withAccount),
  peopleWord: unlisted('Words by which an account is found', 'account', withAccount),
  company: unlisted('Details of a florist’s business', 'kept', 'until the company is closed'),
  store: unlisted('Details of a florist’s business', 'kept', 'until the company is closed'),
  campaign: unlisted(staff, 'kept', withRecord),
  settings: unlisted(staff, 'kept', withRecord),
  settingsVersion: unlisted(staff, 'kept', withRecord),
  proposal: unlisted(staff, 'expires', 'for three days'),
  orderLate: unlisted(staff, 'kept', withRecord),
} as const satisfies Readonly<Record<string, PersonalData>>;

export type EmptiedName = {
  [Name in keyof typeof personalData]: (typeof personalData)[Name] extends { end: 'emptied' } ? Name : never;
}[keyof typeof personalData];

/** Titles once, in the order of the declarations. */
export function listKept(): { title: string; fields: readonly string[]; until: string }[] {
  return [...Map.groupBy(Object.values<PersonalData>(personalData), ({ title }) => title)].map(
    ([title, entries]) => ({
      title,
      fields: entries.flatMap(({ fields }) => Object.values(fields)),
      until: entries[0]?.until ?? '',
    }),
  );
}
