import { sessionStore } from './session.ts';

/** Resolves when it is known who is here: at once but for a page's first moments. */
export function sessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (sessionStore.read().status === 'unknown') return;
      stop();
      resolve();
    };
    const stop = sessionStore.subscribe(look);
    look();
  });
}
