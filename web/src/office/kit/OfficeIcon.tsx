import { IconShape, type IconShapeProps } from '#components/media/IconShape.tsx';
import { iconPaths } from '#components/media/iconPaths.ts';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';

const paths = { ...iconPaths, ...officeIconPaths };
export type OfficeIconName = keyof typeof paths;

export const OfficeIcon = ({ name, ...rest }: { name: OfficeIconName } & IconShapeProps) => (
  <IconShape path={paths[name]} {...rest} />
);
