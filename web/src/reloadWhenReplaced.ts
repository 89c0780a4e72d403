const reloadedAt = 'bloomkin.reloadedAt';
/** A second failure this soon is no new release: reloading again would go round in circles. */
const pauseMs = 30_000;

function isFirstOfLate(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < pauseMs) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    return true;
  } catch {
    // Without a storage there is no telling whether it went round already: better an error than a circle.
    return false;
  }
}

/** Without a connection the page that is there must stay: a reload would leave nothing at all. */
const isShopThere = () =>
  fetch('/config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * After a release the files that an open page would load next are gone: the page is loaded anew, once. What was typed is
 * in the browser's storage or not yet on the page.
 */
export function reloadWhenReplaced(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', async () => {
    if ((await isShopThere()) && isFirstOfLate()) reload();
  });
}
