import { notify } from './feedback/notify.ts';

/** Shows the device's own sheet, or copies the link and says so with `copied`. Throws when neither works. */
export async function shareLink(url: string, copied: string): Promise<void> {
  if (!navigator.share) {
    await navigator.clipboard.writeText(url);
    void notify({ tone: 'success', message: copied });
    return;
  }
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
