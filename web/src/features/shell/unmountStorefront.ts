let unmount = (): void => undefined;

/** Called when the back office replaces the storefront. */
export function onUnmountStorefront(callback: () => void): void {
  unmount = callback;
}

export const unmountStorefront = (): void => unmount();
