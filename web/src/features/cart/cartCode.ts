let isHere = false;

const connection = () => new Promise((back) => addEventListener('online', back, { once: true }));

/**
 * The code that changes a cart, which comes with the first click or a little before. Without a connection the click waits:
 * a browser never asks again for a module that it failed to get.
 */
export async function cartCode() {
  if (!isHere && !navigator.onLine) await connection();
  const { addToCart, OtherFlorist, setCartCount } = await import('./cartActions.ts');
  isHere = true;
  return { addToCart, OtherFlorist, setCartCount };
}

/** Brings the code before it is needed; should that fail, the click says so. */
export function prepareCart(): void {
  if (navigator.onLine) cartCode().catch(() => undefined);
}
