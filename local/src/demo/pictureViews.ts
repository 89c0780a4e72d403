import type { DemoDesign } from './content/florist.ts';

/** Crops of a source picture (1200 × 1500 px). */
export type View = 'whole' | 'close' | 'detail';

/** A design in several sizes has a close view too. */
export const listViews = (design: DemoDesign): readonly View[] =>
  design.sizes.length > 1 ? ['whole', 'close', 'detail'] : ['whole', 'detail'];

/** Without size and extension. */
export const photoName = (picture: string, view: View): string =>
  view === 'whole' ? picture : `${picture}-${view}`;

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

const centreX = 600;
/** Wrapped bouquets have their flowers higher than vases and boxes. */
const middleY = { Bouquet: 560, 'Vase arrangement': 620, Hatbox: 680, 'House plant': 700 } as const;

/** 4:5, as the whole picture. */
export function viewRectangle(design: DemoDesign, view: View): Rectangle {
  const y = design.middleY ?? middleY[design.type];
  if (view === 'whole') return { left: 0, top: 0, width: 1200, height: 1500 };
  if (view === 'close') return { left: centreX - 420, top: Math.max(0, y - 525), width: 840, height: 1050 };
  return { left: centreX - 250, top: y - 290, width: 500, height: 625 };
}
