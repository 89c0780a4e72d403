import type { ComponentProps, ReactNode } from 'react';
import { Callout } from '#components/feedback/Callout.ts';
import { OfficeIcon, type OfficeIconName } from './OfficeIcon.tsx';

interface IconCalloutProps extends ComponentProps<typeof Callout> {
  icon: OfficeIconName;
  children: ReactNode;
}

export const IconCallout = ({ icon, children, ...rest }: IconCalloutProps) => (
  <Callout {...rest}>
    <OfficeIcon name={icon} size={20} />
    <div>{children}</div>
  </Callout>
);
