const reloadedAt = 'bloomkin.reloadedAt';
/** A second failure this soon is no new release: reloading again would go round in circles. */
const pauseMs = 30_000;

/**
 * After a release the files that an open page would load next are gone: the page is loaded anew, once. What was typed is
 * in the browser's storage or not yet on the page.
 */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < pauseMs) return;
      sessionStorage.setItem(reloadedAt, String(Date.now()));
    } catch {
      // Without a storage there is no telling whether it went round already: better an error than a circle.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
