import { type IconName, iconPaths } from './iconPaths.ts';
import { LineDrawing, type LineDrawingProps } from './LineDrawing.tsx';

/** Decoration only: what it means is said by the text or the label beside it. */
export const Icon = ({ name, ...rest }: { name: IconName } & LineDrawingProps) => (
  <LineDrawing path={iconPaths[name]} {...rest} />
);
