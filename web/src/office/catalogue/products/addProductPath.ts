import { paths } from '@bloomkin/shared/pages.ts';

/** For admins, with the company that the list is filtered by. */
export const addProductPath = (isAdmin: boolean, company: string): string =>
  paths.productCreate(isAdmin && company ? { company } : {});
