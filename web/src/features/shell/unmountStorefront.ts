let unmount = (): void => undefined;

/** Registers how the storefront is unmounted when the back office replaces it. */
export function onUnmountStorefront(callback: () => void): void {
  unmount = callback;
}

export const unmountStorefront = (): void => unmount();
