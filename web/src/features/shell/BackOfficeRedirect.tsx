import { useCallback, useEffect, useState } from 'react';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Container } from '#components/layout/Container.tsx';
import { unmountStorefront } from './unmountStorefront.ts';

/** Paths of the back office: partner sign-in, error pages. */
export function BackOfficeRedirect() {
  const [failed, setFailed] = useState(false);
  const open = useCallback(() => {
    setFailed(false);
    void openBackOffice().catch(() => setFailed(true));
  }, []);
  useEffect(open, [open]);
  if (!failed) return null;
  return (
    <Container style={{ paddingTop: 40 }}>
      <ErrorState title="We could not open this page." onRetry={open} />
    </Container>
  );
}

/** A separate build (`vite.config.ts`), loaded at the same address. Throws when it cannot be loaded. */
async function openBackOffice(): Promise<void> {
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
