import { useStore } from '#storage/createStore.ts';
import { install, installPrompt } from '#storage/installPrompt.ts';

/** Nothing where the browser has no such offer, or the app is installed. */
export function InstallButton() {
  if (!useStore(installPrompt)) return null;
  return (
    <li>
      <button type="button" onClick={() => void install()}>
        Install the app
      </button>
    </li>
  );
}
