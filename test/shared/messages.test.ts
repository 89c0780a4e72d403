import { messageOf, wordsOf } from '@bloomkin/shared/messages.ts';
import { describe, expect, it } from 'vitest';

/** What the specification asks for by words (sections 5 and 8), under the key that says it. */
const specified = [
  ['AUTH.INPUT.LOGIN_REQUIRED', 'Enter login'],
  ['AUTH.INPUT.NAME_REQUIRED', 'Enter first name'],
  ['FORM.NAME_REQUIRED', 'Enter name'],
  ['AUTH.INPUT.EMAIL_REQUIRED', 'Enter email'],
  ['AUTH.INPUT.EMAIL_INCORRECT', 'Email entered incorrectly'],
  ['AUTH.INPUT.PASSWORD_REQUIRED', 'Enter password'],
  ['AUTH.INPUT.CODE_REQUIRED', 'Enter code'],
  ['AUTH.INPUT.TERMS_REQUIRED', 'Accepting terms & conditions are required'],
  ['AUTH.VALIDATION.REQUIRED_FIELD', 'Required field'],
  ['PROFILE.VALIDATION.REQUIRED_FIELD', 'Required field'],
  ['AUTH.VALIDATION.INVALID_FIELD', 'Field is incorrect'],
  ['AUTH.VALIDATION.INVALID_LOGIN', 'Invalid username or password'],
  ['AUTH.INPUT.ROLE_REQUIRED', 'Choose a role'],
  ['AUTH.PASSWORD.EQUAL', 'Passwords must match'],
  ['CATEGORY.NAME_REQUIRED', 'Enter a category name'],
  ['PRODUCT.NAME_REQUIRED', 'Enter product name'],
  ['PRODUCT.SKU_REQUIRED', 'Enter SKU'],
  ['PRODUCT.PRICE_REQUIRED', 'Enter the price of the goods'],
  ['PRODUCT.CATEGORY_REQUIRED', 'Select a category'],
  ['PRODUCT.COMPANY_REQUIRED', 'Select a company'],
  ['PRODUCT.TYPE_REQUIRED', 'Select a type'],
  ['FORM.URL_INCORRECT', 'Enter correct url'],
  ['COMPANY.INN_REQUIRED', 'Enter company ABN'],
  ['COMPANY.NAME_REQUIRED', 'Enter company name'],
  ['COMPANY.INN.TAKEN', 'A company with this ABN already exists'],
  ['FORM.DESCRIPTION_REQUIRED', 'Enter description'],
  ['REVIEW.RATING_REQUIRED', 'Rate for reviews'],
  ['REVIEW.DELETED', 'Review deleted'],
  ['ERROR.NETWORK', 'Network error'],
  ['ERROR.REQUEST', 'Request error'],
  ['ERROR.CONNECTION', 'Connection error.'],
  ['ERROR.UNKNOWN', 'Error'],
  ['AUTH.CODE.SENT', 'A confirmation code has been sent to the number you specified'],
  ['AUTH.CHECKOUT_REQUIRED', 'To place an order, you must be logged in!'],
  ['RECIPIENTS.LOAD_FAILED', 'Error while getting recipients'],
  ['CATEGORY.DELETE_FAILED', 'Error deleting category'],
  ['PRODUCT.SAVE_FAILED', 'Error saving product'],
  ['CART.EMPTY', 'Your cart is empty'],
] as const;

/** Asked for by key alone: the words are ours. */
const keysAlone = [
  'AUTH.INPUT.PHONE_REQUIRED',
  'AUTH.VALIDATION.INVALID.CODE',
  'AUTH.FORGOT.EMAIL_SENT',
  'AUTH.PASSWORD.SUCCESS',
  'CART.ADD_PRODUCT.SUCCESS',
] as const;

describe('the catalogue of messages', () => {
  it.each(specified)('%s says %s', (key, words) => {
    expect(messageOf(key)).toBe(words);
  });

  it.each(keysAlone)('%s is a sentence for a person, not a key', (key) => {
    expect(messageOf(key)).toMatch(/^[A-Z][^.]*[a-z]/);
    expect(messageOf(key)).not.toMatch(/[A-Z]{3,}\./);
  });

  it('puts the server’s words behind Error, as they are', () => {
    expect(messageOf('ERROR.WITH_MESSAGE', { message: 'Price is $& too low' })).toBe(
      'Error: Price is $& too low',
    );
  });

  it('leaves alone what is words already', () => {
    expect(wordsOf('AUTH.INPUT.CODE_REQUIRED')).toBe('Enter code');
    expect(wordsOf('Enter a number such as 0412 345 678')).toBe('Enter a number such as 0412 345 678');
  });
});
