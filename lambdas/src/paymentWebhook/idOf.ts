/** The id of a thing of the provider's, which comes as its id or whole. */
export const idOf = (thing: string | { id: string } | null): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;
