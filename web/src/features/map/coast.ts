/** Written by scripts/mapData.ts in thousandths of a degree. */
const perDegree = 1000;

export type CoastRing = [number, number][];

function parseRing(line: string): CoastRing {
  const numbers = line.split(' ').map(Number);
  const ring: CoastRing = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    ring.push([x / perDegree, y / perDegree]);
  }
  return ring;
}

/** Natural Earth's outline of Australia, a ring an island. */
export async function loadCoast(): Promise<CoastRing[]> {
  const { default: text } = await import('./data/coast.txt?raw');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [parseRing(line)]));
}
