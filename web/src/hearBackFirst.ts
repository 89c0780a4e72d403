/** Who is asked when Back or Forward was pressed, while somebody is to be. */
export const back: { ask?: (event: PopStateEvent) => void } = {};

const hear = (event: PopStateEvent) => back.ask?.(event);

/** A window calls its listeners in the order in which they came: to hold the router back, this one has to come first. */
export function hearBackFirst(): void {
  addEventListener('popstate', hear);
}
