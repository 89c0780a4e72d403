import { SearchFilter } from '#office/kit/SearchFilter.tsx';
import { useFlorists } from './useFlorists.ts';

interface FloristFilterProps {
  label?: string;
  /** A company's id; empty for all. */
  value: string;
  onChange: (id: string) => void;
  placeholder?: string;
}

/** Toolbar filter for admins. */
export const FloristFilter = ({
  label = 'Florist',
  value,
  onChange,
  placeholder = 'All florists',
}: FloristFilterProps) => (
  <SearchFilter {...{ label, placeholder }} isOn={value !== ''} found={useFlorists(value, onChange)} />
);
