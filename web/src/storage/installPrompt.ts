import { createStore } from './createStore.ts';

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function';

/** The `beforeinstallprompt` event, kept until the user asks to install. */
export const installPrompt = createStore<InstallPromptEvent | undefined>(undefined);

/** Keeps the browser's banner from covering the page. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    installPrompt.write(event);
  });
  addEventListener('appinstalled', () => installPrompt.write(undefined));
}

/** An offer works once. */
export async function install(): Promise<void> {
  const offer = installPrompt.read();
  installPrompt.write(undefined);
  await offer?.prompt();
}
