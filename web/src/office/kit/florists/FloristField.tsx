import type { ComponentProps } from 'react';
import { SearchField } from '#office/kit/SearchField.tsx';
import { useFlorists } from './useFlorists.ts';

interface FloristFieldProps extends Omit<ComponentProps<typeof SearchField>, 'found'> {
  /** A company's id; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Selects a florist, for admins; takes the `field` of a Controller. */
export const FloristField = ({ value, onChange, ...field }: FloristFieldProps) => (
  <SearchField {...field} found={useFlorists(value, onChange)} />
);
