import styled from 'styled-components';
import { belowFold } from './belowFold.ts';
import { Wrap } from './Wrap.tsx';

/** A part of a page, with room above it. */
export const Band = styled(Wrap).attrs({ as: 'section' })`
  margin-top: 48px;
  ${belowFold}
`;
