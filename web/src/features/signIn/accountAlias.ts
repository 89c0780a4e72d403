/** What the server calls the field of a phone. */
export const accountAlias = { phoneNumbers: 'phone' };
