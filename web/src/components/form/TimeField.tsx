import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { FieldProps } from './FieldFrame.tsx';
import { TextField } from './TextField.tsx';

const Box = styled.div`
  min-width: 0;
  && input {
    min-width: 132px;
    padding-right: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

/** A time of day as 'HH:mm', shown as the reader's system writes it; takes the props of `register`. */
export const TimeField = (props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) => (
  <Box>
    <TextField type="time" {...props} />
  </Box>
);
