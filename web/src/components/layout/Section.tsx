import styled from 'styled-components';
import { belowFold } from './belowFold.ts';
import { Container } from './Container.tsx';

export const Section = styled(Container).attrs({ as: 'section' })`
  margin-top: 48px;
  ${belowFold}
`;
