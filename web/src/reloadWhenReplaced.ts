import { isBackgroundFailure } from './http/loadInBackground.ts';

const reloadedAt = 'bloomkin.reloadedAt';
/** A second failure this soon is no new release: reloading would loop. */
const pauseMs = 30_000;

function isFirstOfLate(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < pauseMs) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    return true;
  } catch {
    // Without storage a loop is undetectable.
    return false;
  }
}

/** Offline, a reload would leave an empty page. */
const isShopThere = () =>
  fetch('/config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A release removes old chunks: reloads once, but not for background loads. */
export function reloadWhenReplaced(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    const isThere = await isShopThere();
    if (isThere && !isBackgroundFailure(payload) && isFirstOfLate()) reload();
  });
}
