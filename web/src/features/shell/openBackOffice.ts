import { unmountStorefront } from './unmountStorefront.ts';

/** A separate build (`vite.config.ts`), loaded at the same address. Throws when it cannot be loaded. */
export async function openBackOffice(): Promise<void> {
  const answer = await fetch('/backoffice.html');
  if (!answer.ok) throw new TypeError(`The back office answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  unmountStorefront();
  document.title = page.title;
  for (const part of page.querySelectorAll('link[rel=stylesheet], script'))
    document.head.append(cloneElement(part));
}

/** Scripts run only when created in this document. */
function cloneElement(part: Element): Element {
  const copy = document.createElement(part.localName);
  for (const { name, value } of part.attributes) copy.setAttribute(name, value);
  copy.textContent = part.textContent;
  return copy;
}
