export interface Block {
  kind: 'h1' | 'h2' | 'h3' | 'p' | 'ul' | 'ol';
  /** Numbers a list's item, from 0. */
  depth: number;
  text: string;
}

const kinds = ['h1', 'h2', 'h3', 'p'] as const;
const isKind = (name: string): name is (typeof kinds)[number] => kinds.some((kind) => kind === name);

/** Headings, paragraphs and items of lists, in their order; the text between them counts as a paragraph. */
export function readBlocks(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readChildren(body, undefined, 0);
}

function readChildren(parent: Element, list: 'ul' | 'ol' | undefined, depth: number): Block[] {
  const blocks: Block[] = [];
  let loose = '';
  const flush = () => {
    const text = loose.replace(/\s+/g, ' ').trim();
    if (text) blocks.push({ kind: list ?? 'p', depth, text });
    loose = '';
  };
  for (const node of parent.childNodes) {
    const name = node instanceof Element ? node.localName : '';
    if (!(node instanceof Element) || !(isKind(name) || name === 'ul' || name === 'ol' || name === 'li')) {
      loose += node.textContent ?? '';
      continue;
    }
    if (isKind(name) && list) {
      loose += ` ${node.textContent ?? ''}`;
      continue;
    }
    flush();
    if (isKind(name)) blocks.push({ kind: name, depth: 0, text: (node.textContent ?? '').trim() });
    else if (name === 'li') blocks.push(...readChildren(node, list ?? 'ul', depth));
    else blocks.push(...readChildren(node, name === 'ol' ? 'ol' : 'ul', list ? depth + 1 : 0));
  }
  flush();
  return blocks;
}
