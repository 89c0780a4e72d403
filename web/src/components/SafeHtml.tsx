import { createElement, Fragment, type ReactNode, useMemo } from 'react';

const allowed = new Set(['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'u', 'br', 'a']);
const safeLink = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** An element of an allowed kind without its attributes; of any other only what is inside. */
function elementOf(node: Element, key: number): ReactNode {
  const name = node.localName;
  if (name === 'script' || name === 'style') return null;
  const inside = [...node.childNodes].map(nodeOf);
  if (!allowed.has(name)) return createElement(Fragment, { key }, ...inside);
  if (name === 'br') return createElement('br', { key });
  const href = node.getAttribute('href') ?? '';
  const attributes = name === 'a' && safeLink.test(href) ? { href, rel: 'noopener noreferrer' } : {};
  return createElement(name, { key, ...attributes }, ...inside);
}

function nodeOf(node: Node, key: number): ReactNode {
  if (node instanceof Element) return elementOf(node, key);
  return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
}

/** Rich text of the server as React elements: what is not on the list cannot get onto the page. */
export function SafeHtml({ html }: { html: string }): ReactNode {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(nodeOf);
  }, [html]);
}
