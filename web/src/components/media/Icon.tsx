import { IconShape, type IconShapeProps } from './IconShape.tsx';
import { type IconName, iconPaths } from './iconPaths.ts';

export const Icon = ({ name, ...rest }: { name: IconName } & IconShapeProps) => (
  <IconShape path={iconPaths[name]} {...rest} />
);
