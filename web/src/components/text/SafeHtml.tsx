import { isSafeLink } from '@bloomkin/shared/rules/links.ts';
import { richTextElements } from '@bloomkin/shared/rules/richText.ts';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

const allowed: ReadonlySet<string> = new Set(richTextElements);

/** Keeps allowed elements without attributes; replaces others by their children. */
function toElement(node: Element, key: number): ReactNode {
  const name = node.localName;
  if (name === 'script' || name === 'style') return null;
  const children = [...node.childNodes].map(toNode);
  if (!allowed.has(name)) return createElement(Fragment, { key }, ...children);
  if (name === 'br') return createElement('br', { key });
  const href = node.getAttribute('href') ?? '';
  const attributes = name === 'a' && isSafeLink(href) ? { href, rel: 'noopener noreferrer' } : {};
  return createElement(name, { key, ...attributes }, ...children);
}

function toNode(node: Node, key: number): ReactNode {
  if (node instanceof Element) return toElement(node, key);
  return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
}

/** Renders the server's rich text as React elements of an allow-list. */
export function SafeHtml({ html }: { html: string }): ReactNode {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(toNode);
  }, [html]);
}
