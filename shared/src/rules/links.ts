/** A page of the shop; `//` and `/\` would lead to another host. */
export const shopPath = /^\/(?![/\\])[^\s\\]*$/;

/** A page of the shop, an https address, or empty. */
export const bannerLink = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)?$/;

const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Browsers ignore control characters and spaces inside a scheme. */
export const isSafeLink = (href: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  safeLink.test(href) && !/[\u0000-\u0020\\]/.test(href);
