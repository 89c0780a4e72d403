import { fallbackMessages } from './fallbackMessages.ts';

const messages = {
  'AUTH.INPUT.EMAIL_INCORRECT': 'Email entered incorrectly',
  'AUTH.INPUT.EMAIL_REQUIRED': 'Enter email',
  'AUTH.INPUT.PHONE_REQUIRED': 'Enter phone number',
  'AUTH.INPUT.NAME_REQUIRED': 'Enter first name',
  'AUTH.INPUT.LOGIN_REQUIRED': 'Enter login',
  'AUTH.INPUT.PASSWORD_REQUIRED': 'Enter password',
  'AUTH.INPUT.CODE_REQUIRED': 'Enter code',
  'AUTH.INPUT.TERMS_REQUIRED': 'Accepting terms & conditions are required',
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
  'REVIEW.RATING_REQUIRED': 'Rate for reviews',
  'REVIEW.DELETED': 'Review deleted',
  'ORDER.DELETED': 'Order deleted',
  'PRODUCT.NAME_REQUIRED': 'Enter product name',
  'PRODUCT.SKU_REQUIRED': 'Enter SKU',
  'PRODUCT.PRICE_REQUIRED': 'Enter the price of the goods',
  'PRODUCT.CATEGORY_REQUIRED': 'Select a category',
  'PRODUCT.COMPANY_REQUIRED': 'Select a company',
  'PRODUCT.TYPE_REQUIRED': 'Select a type',
  'PRODUCT.URL_INCORRECT': 'Enter correct url',
  'PRODUCT.SAVE_FAILED': 'Error saving product',
  'CATEGORY.NAME_REQUIRED': 'Enter a category name',
  'CATEGORY.DELETE_FAILED': 'Error deleting category',
  'RECIPIENTS.LOAD_FAILED': 'Error while getting recipients',
  'CART.ADD_PRODUCT.SUCCESS': 'Added to your cart',
  'CART.EMPTY': 'Your cart is empty',
  'DOCUMENT.LOAD_FAILED': 'We could not load this text. Please try again.',
  'ERROR.CONNECTION': fallbackMessages.connection,
} as const;

export type MessageKey = keyof typeof messages;

export const messageKeys = Object.keys(messages) as MessageKey[];

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);

export const getMessage = (key: MessageKey): string => messages[key];

/** Takes a message key or plain text. */
export const resolveMessage = (keyOrText: string): string =>
  isMessageKey(keyOrText) ? getMessage(keyOrText) : keyOrText;
