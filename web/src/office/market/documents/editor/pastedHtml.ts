/** The editor has no tables, and Word writes lists as paragraphs: both become what the editor has. */
export function tidyPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) if (!table.querySelector('table')) replaceTable(table);
  for (const first of body.querySelectorAll('p'))
    if (first.isConnected && readLevel(first)) replaceList(first);
  return body.innerHTML;
}

const betweenCells = ' | ';

/** A paragraph a row, its cells apart. */
function replaceTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].flatMap((row) => {
    if (!row.textContent?.trim()) return [];
    const paragraph = document.createElement('p');
    [...row.children].forEach((cell, index) => {
      if (index > 0) paragraph.append(betweenCells);
      paragraph.append(...toInline(cell));
    });
    return [paragraph];
  });
  table.replaceWith(...rows);
}

/** Blocks and line ends within a cell become spaces. */
function toInline(cell: Element): Node[] {
  for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
  for (const block of [...cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3')].reverse())
    block.replaceWith(...block.childNodes, ' ');
  return [...cell.childNodes];
}

/** Word's level in 'mso-list:l0 level2 lfo1'; undefined for other paragraphs. */
function readLevel(paragraph: Element | null): number | undefined {
  if (paragraph?.tagName !== 'P') return undefined;
  const [, level] = /mso-list:[^;]*\blevel(\d)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

const number = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Takes the item's marker out of its text. */
function takeListTag(paragraph: Element): 'ul' | 'ol' {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = number.test(marker?.textContent?.trim() ?? '') ? 'ol' : 'ul';
  marker?.remove();
  return tag;
}

interface OpenList {
  level: number;
  list: Element;
}

/** The paragraphs from `first` to the last item that follows it. */
function replaceList(first: Element): void {
  const open: OpenList[] = [];
  const place = document.createComment('');
  first.before(place);
  let item: Element | null = first;
  while (item) {
    const level = readLevel(item);
    if (level === undefined) break;
    const next: Element | null = item.nextElementSibling;
    const tag = takeListTag(item);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    const isOther = current?.level === level && current.list.localName !== tag;
    if (isOther) open.pop();
    const list =
      isOther || !current || current.level < level ? openList(open, { level, tag, place }) : current.list;
    const entry = document.createElement('li');
    item.removeAttribute('style');
    entry.append(item);
    list.append(entry);
    item = next;
  }
  place.remove();
}

function openList(
  open: OpenList[],
  { level, tag, place }: { level: number; tag: 'ul' | 'ol'; place: ChildNode },
): Element {
  const list = document.createElement(tag);
  const parent = open.at(-1)?.list.lastElementChild;
  if (parent) parent.append(list);
  else place.before(list);
  open.push({ level, list });
  return list;
}
