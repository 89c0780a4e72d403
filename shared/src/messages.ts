import { fallbackWords } from './fallbackWords.ts';

/** Every message key of the interface and its English (specification, sections 5 and 8). */
const words = {
  'AUTH.INPUT.EMAIL_INCORRECT': 'Email entered incorrectly',
  'AUTH.INPUT.EMAIL_REQUIRED': 'Enter email',
  'AUTH.INPUT.PHONE_REQUIRED': 'Enter phone number',
  'AUTH.INPUT.NAME_REQUIRED': 'Enter first name',
  'AUTH.INPUT.LOGIN_REQUIRED': 'Enter login',
  'AUTH.INPUT.PASSWORD_REQUIRED': 'Enter password',
  'AUTH.INPUT.CODE_REQUIRED': 'Enter code',
  'AUTH.INPUT.TERMS_REQUIRED': 'Accepting terms & conditions are required',
  'AUTH.INPUT.ROLE_REQUIRED': 'Choose a role',
  'AUTH.VALIDATION.REQUIRED_FIELD': 'Required field',
  'AUTH.VALIDATION.INVALID_FIELD': 'Field is incorrect',
  'AUTH.VALIDATION.INVALID_LOGIN': 'Invalid username or password',
  'AUTH.VALIDATION.INVALID.CODE': 'That code is wrong or has expired.',
  'AUTH.PASSWORD.EQUAL': 'Passwords must match',
  'AUTH.PASSWORD.SUCCESS': 'Your new password is saved. Please sign in with it.',
  'AUTH.FORGOT.EMAIL_SENT': 'If that address has an account, a link to a new password is on its way.',
  'AUTH.CODE.SENT': 'A confirmation code has been sent to the number you specified',
  'AUTH.CODE.SENT_EMAIL': 'A confirmation code has been sent to the email you specified',
  'AUTH.CHECKOUT_REQUIRED': 'To place an order, you must be logged in!',
  'PROFILE.VALIDATION.REQUIRED_FIELD': 'Required field',
  'PROFILE.SAVED': 'Your profile is saved',
  'FORM.NAME_REQUIRED': 'Enter name',
  'FORM.URL_INCORRECT': 'Enter correct url',
  'FORM.DESCRIPTION_REQUIRED': 'Enter description',
  'CATEGORY.NAME_REQUIRED': 'Enter a category name',
  'CATEGORY.DELETE_FAILED': 'Error deleting category',
  'PRODUCT.NAME_REQUIRED': 'Enter product name',
  'PRODUCT.SKU_REQUIRED': 'Enter SKU',
  'PRODUCT.PRICE_REQUIRED': 'Enter the price of the goods',
  'PRODUCT.CATEGORY_REQUIRED': 'Select a category',
  'PRODUCT.COMPANY_REQUIRED': 'Select a company',
  'PRODUCT.TYPE_REQUIRED': 'Select a type',
  'PRODUCT.SAVE_FAILED': 'Error saving product',
  'COMPANY.INN_REQUIRED': 'Enter company ABN',
  'COMPANY.NAME_REQUIRED': 'Enter company name',
  'COMPANY.INN.TAKEN': 'A company with this ABN already exists',
  'REVIEW.RATING_REQUIRED': 'Rate for reviews',
  'REVIEW.DELETED': 'Review deleted',
  'RECIPIENTS.LOAD_FAILED': 'Error while getting recipients',
  'CART.ADD_PRODUCT.SUCCESS': 'Added to your cart',
  'CART.EMPTY': 'Your cart is empty',
  'DOCUMENT.LOAD_FAILED': 'We could not load this text. Please try again.',
  'ERROR.WITH_MESSAGE': fallbackWords.withMessage,
  'ERROR.NETWORK': fallbackWords.network,
  'ERROR.REQUEST': fallbackWords.request,
  'ERROR.CONNECTION': fallbackWords.connection,
  'ERROR.UNKNOWN': fallbackWords.unknown,
} as const;

export type MessageKey = keyof typeof words;

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(words, text);

/** The English of a key, with `{name}` replaced: `messageOf('ERROR.WITH_MESSAGE', { message })`. */
export function messageOf(key: MessageKey, values: Readonly<Record<string, string>> = {}): string {
  return words[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The words of what a schema or the server says, which may be a key or words already. */
export const wordsOf = (keyOrWords: string): string =>
  isMessageKey(keyOrWords) ? messageOf(keyOrWords) : keyOrWords;
