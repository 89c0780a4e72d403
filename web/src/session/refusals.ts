import { createStore } from '#storage/createStore.ts';

/** How many calls were answered with 403 or 404: each may mean that the user's rights have changed. */
export const refusals = createStore(0);
