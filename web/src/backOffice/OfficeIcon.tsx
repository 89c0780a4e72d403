import { type IconName, iconPaths } from '../components/iconPaths.ts';
import { LineDrawing, type LineDrawingProps } from '../components/LineDrawing.tsx';
import { type RareIconName, rareIconPaths } from '../components/rareIconPaths.ts';

export type OfficeIconName = IconName | RareIconName;

const paths: Readonly<Record<OfficeIconName, string>> = { ...iconPaths, ...rareIconPaths };

/** All pictures: the back office has no first visit to spare. */
export const OfficeIcon = ({ name, ...rest }: { name: OfficeIconName } & LineDrawingProps) => (
  <LineDrawing path={paths[name]} {...rest} />
);
