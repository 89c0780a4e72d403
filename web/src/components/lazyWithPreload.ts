// biome-ignore lint/style/noRestrictedImports: the only use
import { createElement, type FunctionComponent, lazy, type ReactNode, useState } from 'react';
import { onceOnline } from '#http/onceOnline.ts';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code; afterwards the component renders without suspending, also on the server. */
  load(): Promise<unknown>;
}

export function lazyWithPreload<Props extends object>(
  importComponent: () => Promise<FunctionComponent<Props>>,
): LazyComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  const load = async () => {
    loaded = await importComponent();
    return { default: loaded };
  };
  const lazyComponent = lazy<FunctionComponent<Props>>(onceOnline(load));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module
  function Part(props: Props): ReactNode {
    // Switching while mounted would remount the component.
    const [component] = useState<FunctionComponent<Props>>(() => loaded ?? lazyComponent);
    return createElement(component, props);
  }
  return Object.assign(Part, { load });
}
