export const errorCatalogue = {
  'REQUEST.UNREADABLE': [400, 'We could not read that request.'],
  'AUTH.TOKEN.INVALID': [401, 'Please sign in again.'],
  'AUTH.REQUIRED': [401, 'Please sign in first.'],
  'AUTH.CHECKOUT_REQUIRED': [401, 'To place an order, you must be logged in!'],
  'AUTH.VALIDATION.INVALID.CODE': [401, 'That code is wrong or has expired.'],
  'AUTH.VALIDATION.INVALID_LOGIN': [401, 'Invalid username or password'],
  'AUTH.REFRESH.INVALID': [401, 'Please sign in again.'],
  'AUTH.PASSWORD.EQUAL': [422, 'Passwords must match'],
  'AUTH.PASSWORD.LINK_USED': [409, 'This link has been used or has expired. Please ask for a new one.'],
  'AUTH.SIGN_IN_AGAIN': [
    403,
    'Please sign out and in again first: this is only open for ten minutes after signing in.',
  ],
  'AUTH.SECOND_FACTOR.REQUIRED': [401, 'Enter the code of your app.'],
  'AUTH.SECOND_FACTOR.WRONG': [401, 'That code is wrong or was used already. Wait for the next one.'],
  'AUTH.SECOND_FACTOR.MISSING': [403, 'Set up the second step in your settings first.'],
  'AUTH.SECOND_FACTOR.NEEDS_PASSWORD': [409, 'Set a password first: the second step follows it.'],
  'AUTH.SECOND_FACTOR.OWN': [409, 'Another admin resets this for you.'],
  'ACCESS.FORBIDDEN': [403, 'You are not allowed to do that.'],
  'ACCESS.ADMIN_RIGHT': [403, 'Your admin rights do not cover this. Ask an admin with all rights.'],
  'ACCESS.CROSS_SITE': [403, 'That request came from another site.'],
  'ACCESS.ORIGIN': [403, 'That request did not come through this site’s address.'],
  NOT_FOUND: [404, 'We could not find that.'],
  'REQUEST.TOO_LARGE': [413, 'That is too large: 4 MB at most.'],
  'REQUEST.MEDIA_TYPE': [415, 'We cannot read that kind of file or body.'],
  'VALIDATION.FAILED': [422, 'Please check the fields below.'],
  'LIMIT.TOO_MANY': [429, 'Too many tries. Please wait a little.'],
  'SERVICE.UNAVAILABLE': [
    503,
    'A service behind us is not answering. Nothing was changed; please try again.',
  ],
  INTERNAL: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  'ORDER.NOT_MOVABLE': [409, 'Nobody else can take this order over. Call the florist, or refund it.'],
  'RESCUE.OFFER_GONE': [
    409,
    'Somebody was faster: that florist has no place left. Please choose again; nothing was charged.',
  ],
  'IDEMPOTENCY.MISMATCH': [409, 'The same key was used for a different request.'],
  'CONFLICT.VERSION': [409, 'Somebody changed this in the meantime. Here is the newest state.'],
  'CONFLICT.BUSY': [409, 'That is being changed right now. Please try again.'],
  'USER.LAST_ADMIN': [409, 'The last admin with all rights stays one. Give somebody else all rights first.'],
  'USER.IS_ADMIN': [409, 'Take the admin role from this account first: a second admin confirms that.'],
  'USER.ADMIN_CONTACT': [409, 'An admin changes their own e-mail, phone and login, in their profile.'],
  'USER.OPEN_ORDERS': [
    409,
    'An order of yours is on its way, or its money is. Wait until it is done, or cancel it in My orders; then delete your account.',
  ],
  'USER.NO_CONTACT': [409, 'Add a phone or an e-mail to your profile first: the code goes there.'],
  'USER.EMAIL_TAKEN': [409, 'That e-mail address belongs to another account.'],
  'USER.PHONE_TAKEN': [409, 'That phone number belongs to another account.'],
  'USER.LOGIN_TAKEN': [409, 'That login belongs to another account.'],
  'AUDIT.TOO_MANY': [422, 'That is more than 5,000 lines: choose fewer days.'],
  'MANAGER.BOUND': [409, 'This person already belongs to a company.'],
  'MANAGER.NOT_ASKED': [409, 'They have not asked to join. Invite them by e-mail or phone.'],
  'MANAGER.ADMIN': [409, 'An admin cannot be hired as a manager.'],
  'RECIPIENT.TOO_MANY': [409, 'You can keep 200 recipients at most.'],
  'ADDRESS.TOO_MANY': [409, 'An address book holds 20 addresses at most.'],
  'AREA_ALERT.TOO_MANY': [409, 'You wait for florists at five places already. Take one of them back first.'],
  'COMPANY.INN.INVALID': [422, 'These digits do not add up. Check them against your BAS.'],
  'COMPANY.INN.TAKEN': [409, 'A company with this ABN already exists'],
  'COMPANY.INN.CANCELLED': [422, 'The business register says that this ABN is not active.'],
  'COMPANY.OPEN_ORDERS': [409, 'This company has open orders. Complete or cancel them first.'],
  'COMPANY.LAST_OWNER': [
    409,
    'A company cannot be without an owner. Ask an admin to make somebody else its owner first.',
  ],
  'COMPANY.OWNER_LEAVES': [
    409,
    'You own a company that is open. Ask us to close it once its orders are done and its money is paid out, or to make somebody else its owner; then delete your account.',
  ],
  'STORE.TOO_MANY': [409, 'A company can have 50 stores at most.'],
  'STORE.PICKUP_ORDERS': [
    409,
    'Open orders are to be picked up at this store. Complete or cancel them, then close the store.',
  ],
  'STORE.ZONES_TOO_LARGE': [
    409,
    'The zones of all your stores have too many corners together. Draw them with fewer corners.',
  ],
  'PRODUCT.PHOTOS_FULL': [409, 'A product has eight photos at most. Delete one first.'],
  'CATEGORY.IN_USE': [409, 'This category holds products or other categories. Move them first.'],
  'DOCUMENT.NAME_TAKEN': [409, 'Another document has this name.'],
  'DOCUMENT.TOO_MANY': [409, 'There can be 50 documents at most.'],
  'DISCOUNT.CODE_TAKEN': [409, 'Another discount has this code.'],
  'DISCOUNT.TOO_MANY': [409, 'You can keep 100 discounts, 20 of them automatic and on. Delete one first.'],
  'DISCOUNT.USED_UP': [409, 'The discount of this order is used up now. Order again at today’s prices.'],
  'PRODUCT_TYPE.IN_USE': [409, 'Products use this. Give them something else first.'],
  'PRODUCT_TYPE.TOO_MANY': [409, 'A florist can have 50 types of its own at most.'],
  'PRODUCT_TYPE.PARAMETERS_FULL': [409, 'A type has 20 parameters at most.'],
  'PRODUCT.SKU_TAKEN': [409, 'Another of your products has this SKU.'],
  'REVIEW.ALREADY_ANSWERED': [409, 'This review has an answer already. Delete it to write another.'],
  'PRODUCT.EXPORT_TOO_LARGE': [
    413,
    'That is more than one file holds (4 MB). Choose a category or search first.',
  ],
  'REVIEW.ALREADY_WRITTEN': [409, 'You have already reviewed this product.'],
  'CART.OTHER_COMPANY': [409, 'Your cart holds flowers from another florist.'],
  'CART.PRODUCT_UNAVAILABLE': [409, 'This product is not available any more.'],
  'CART.FULL': [409, 'A cart holds 100 different products at most.'],
  'CART.COUNT': [422, 'A cart takes 1 to 999 of a product.'],
  'CART.PRICE_CHANGED': [409, 'Prices changed since you last looked. Please check the new total.'],
  'CART.CHANGED': [409, 'Your cart changed since you last looked. Please check what is in it.'],
  'CART.SUBMITTED': [409, 'This cart has already become an order.'],
  'CART.IN_USE': [409, 'The buyer has touched this cart within the last hour.'],
  'CART.LOCKED': [409, 'The account of this buyer is locked.'],
  'CART.NO_EMAIL': [409, 'This buyer has no confirmed e-mail address.'],
  'CART.NO_CONSENT': [409, 'This buyer has not agreed to reminders.'],
  'CART.REMINDED': [409, 'This buyer was reminded of this cart already.'],
  'CAMPAIGN.BEGUN': [409, 'This campaign is on its way already.'],
  'FEATURE.OFF': [409, 'This is switched off at the moment.'],
  'SHOP.MAINTENANCE': [409, 'We are doing some work on the shop: nobody can order at the moment.'],
  'USER.EXPORT_TOO_LARGE': [
    413,
    'That is more than one file holds (5,000 people). Search first, or choose a status.',
  ],
  'USER.SEARCH_TOO_WIDE': [
    422,
    'Thousands of people match that. Type more of the name, an e-mail or a phone.',
  ],
  'ORDER.SEARCH_TOO_WIDE': [
    422,
    'More than a thousand orders match that. Search by an order’s number or a phone, or choose a florist.',
  ],
  'ORDER.EXPORT_TOO_LARGE': [
    413,
    'That is more than one file holds (5,000 orders). Choose fewer days first.',
  ],
  'ORDER.REMINDED': [409, 'This florist was asked about this order already.'],
  'ORDER.STATUS.FINAL': [409, 'A completed or canceled order cannot be changed.'],
  'ORDER.STATUS.NOT_ALLOWED': [409, 'An order cannot go back to an earlier status.'],
  'ORDER.EARLY': [409, 'This order is for later. Confirm that it goes out now.'],
  'ORDER.OUTSIDE': [422, 'The shop does not offer that. Send “outside” to save it anyway.'],
  'ORDER.PAID': [409, 'This order is already paid.'],
  'ORDER.PAID_BY_HAND': [
    409,
    'This order is marked as paid by hand. Mark it not paid, change its items, then mark it paid again.',
  ],
  'ORDER.ASK_TOO_LITTLE': [409, 'A card payment is at least $0.50: keep the total, or add more.'],
  'ORDER.ASK_TOO_LATE': [409, 'The buyer has no time left to pay more for this order. Keep its total.'],
  'ORDER.PROPOSAL_OPEN': [409, 'The buyer has not answered your last change yet. Withdraw it first.'],
  'CLAIM.NOT_YET': [409, 'The time you chose is not over yet.'],
  'CLAIM.CLOSED': [409, 'This claim is answered already. The order shows how.'],
  'ORDER.SWAP_OPEN': [409, 'The buyer has not answered your question yet. Withdraw it first.'],
  'ORDER.PROPOSAL_CLOSED': [409, 'This change is not open any more. The order shows how it is now.'],
  'ORDER.CARD_PAYMENT': [409, 'A card payment cannot be undone by hand: refund it instead.'],
  'ORDER.HAS_MONEY': [
    409,
    'There is money in this order. Refund or cancel it first, and delete it once the money is back.',
  ],
  'ORDER.NOT_PAYABLE': [409, 'This order cannot be paid.'],
  'ORDER.NOT_REFUNDABLE': [409, 'There is no card payment left to refund on this order.'],
  'ORDER.DISPUTED': [409, 'The bank decides about this payment: it cannot be refunded now.'],
  'ORDER.PLACE_LOST': [409, 'The time you chose is booked out now. Order again to choose another.'],
  'PAYOUTS.FOREIGN_ACCOUNT': [409, 'This payout account was not made for this company.'],
  'PAYOUTS.NOT_READY': [409, 'Connect payouts first: the payout account is not ready yet.'],
  'ORDER.TOO_MANY_UNPAID': [429, 'Pay or cancel one of your unpaid orders first.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes that a route need not declare. */
export const everyRouteMayAnswer: readonly ErrorCode[] = [
  'REQUEST.UNREADABLE',
  'AUTH.TOKEN.INVALID',
  'AUTH.REQUIRED',
  'AUTH.SECOND_FACTOR.MISSING',
  'ACCESS.FORBIDDEN',
  'ACCESS.ADMIN_RIGHT',
  'ACCESS.CROSS_SITE',
  'ACCESS.ORIGIN',
  'NOT_FOUND',
  'REQUEST.TOO_LARGE',
  'REQUEST.MEDIA_TYPE',
  'VALIDATION.FAILED',
  'LIMIT.TOO_MANY',
  'SERVICE.UNAVAILABLE',
  'CONFLICT.BUSY',
  'IDEMPOTENCY.MISMATCH',
  'INTERNAL',
];

export interface FieldError {
  /** Dotted, e.g. `items.0.count`. */
  path: string;
  message: string;
}

interface AppErrorDetails {
  message?: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
  /** Further fields of the response body, e.g. `attempts_left`. */
  extra?: Readonly<Record<string, unknown>>;
  cookies?: readonly string[];
  /** The message says what was changed, also after a write. */
  outcomeKnown?: boolean;
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
  readonly outcomeKnown: boolean;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const [status, message] = errorCatalogue[code];
    super(details.message ?? message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.extra = details.extra ?? {};
    this.cookies = details.cookies ?? [];
    this.outcomeKnown = details.outcomeKnown ?? false;
  }
}

export function invalidField(path: string, message: string): AppError {
  return new AppError('VALIDATION.FAILED', { message, errors: [{ path, message }] });
}
