import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';

const Box = styled.div`
  position: relative;
  && select {
    appearance: none;
    padding-right: 44px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  option {
    background: var(--bk-bg-surface);
    color: var(--bk-text-primary);
  }
  svg {
    position: absolute;
    inset: 50% 14px auto auto;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  /** The first option, for no selection. */
  placeholder?: string;
}

/** The platform's select; takes the props of `register` and options as children. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, changed, aside, placeholder, children, ...select } = props;
  const { id, control } = useFieldIds({ hint, error }, select.id);
  return (
    <FieldFrame {...{ id, label, hint, error, optional, hideLabel, changed, aside }}>
      <Box>
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </select>
        <Icon name="down" size={20} />
      </Box>
    </FieldFrame>
  );
}
