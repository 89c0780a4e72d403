import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import { getMessage, messageKeys, resolveMessage } from '@bloomkin/shared/messages.ts';
import { describe, expect, it } from 'vitest';

/** Keys whose text is a requirement. */
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
  ['AUTH.PASSWORD.EQUAL', 'Passwords must match'],
  ['REVIEW.RATING_REQUIRED', 'Rate for reviews'],
  ['REVIEW.DELETED', 'Review deleted'],
  ['ERROR.CONNECTION', 'Connection error.'],
  ['AUTH.CODE.SENT', 'A confirmation code has been sent to the number you specified'],
  ['AUTH.CHECKOUT_REQUIRED', 'To place an order, you must be logged in!'],
  ['RECIPIENTS.LOAD_FAILED', 'Error while getting recipients'],
  ['CART.EMPTY', 'Your cart is empty'],
] as const;

/** Keys whose text is ours to choose. */
const keysAlone = [
  'AUTH.INPUT.PHONE_REQUIRED',
  'AUTH.VALIDATION.INVALID.CODE',
  'AUTH.FORGOT.EMAIL_SENT',
  'AUTH.PASSWORD.SUCCESS',
  'CART.ADD_PRODUCT.SUCCESS',
] as const;

describe('messages', () => {
  it('use English letters alone', () => {
    const texts = [...messageKeys.map(getMessage), ...Object.values(errorCatalogue).map(([, text]) => text)];
    expect(texts.filter((text) => /(?!\p{Script=Latin})\p{Letter}/u.test(text))).toEqual([]);
  });

  it.each(specified)('%s is %s', (key, message) => {
    expect(getMessage(key)).toBe(message);
  });

  it.each(keysAlone)('%s is a sentence, not a key', (key) => {
    expect(getMessage(key)).toMatch(/^[A-Z][^.]*[a-z]/);
    expect(getMessage(key)).not.toMatch(/[A-Z]{3,}\./);
  });

  it('passes text through that is not a key', () => {
    expect(resolveMessage('AUTH.INPUT.CODE_REQUIRED')).toBe('Enter code');
    expect(resolveMessage('Enter a number such as 0412 345 678')).toBe('Enter a number such as 0412 345 678');
  });
});
