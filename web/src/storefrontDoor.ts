let leave = (): void => undefined;

/** Says how the storefront is taken off the page when the back office comes in its place. */
export function onLeaveStorefront(how: () => void): void {
  leave = how;
}

export const leaveStorefront = (): void => leave();
