import { createElement, type FunctionComponent, lazy, type ReactNode, useState } from 'react';

/** A part of the storefront whose code comes when it is first drawn, or asked for. */
interface Later<Props> {
  (props: Props): ReactNode;
  /** Brings the code; once it is there, the part is drawn without a pause, also on the server. */
  load(): Promise<unknown>;
}

/** A browser may remember for as long as the page lives that a file did not come: better not to ask for it now. */
async function connection(): Promise<void> {
  if (navigator.onLine === false)
    await new Promise((goOn) => addEventListener('online', goOn, { once: true }));
}

export function later<Props extends object>(bring: () => Promise<FunctionComponent<Props>>): Later<Props> {
  let present: FunctionComponent<Props> | undefined;
  const load = async () => {
    present = await bring();
    return { default: present };
  };
  const coming = lazy<FunctionComponent<Props>>(async () => {
    await connection();
    return load();
  });
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, as its module is loaded
  function Part(props: Props): ReactNode {
    // What it is drawn by stays the same while it is shown.
    const [shown] = useState<FunctionComponent<Props>>(() => present ?? coming);
    return createElement(shown, props);
  }
  return Object.assign(Part, { load });
}
