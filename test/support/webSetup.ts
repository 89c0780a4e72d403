/** A busy machine renders late; what never comes still fails. */
export const patienceMs = 20_000;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
