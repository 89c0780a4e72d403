import type { ComponentProps } from 'react';
import { SearchField } from '#office/kit/SearchField.tsx';
import { useCollections } from './useCollections.ts';

interface CollectionFieldProps extends Omit<ComponentProps<typeof SearchField>, 'found'> {
  /** Its id; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** Selects a collection; takes the `field` of a Controller. */
export const CollectionField = ({ value, onChange, ...field }: CollectionFieldProps) => (
  <SearchField {...field} found={useCollections(value, onChange)} />
);
