import styled from 'styled-components';
import { OfficeIcon } from './OfficeIcon.tsx';

const Box = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 12px 16px;
  border-radius: 14px;
  background: var(--bk-bg-dangerSoft);
  && {
    color: var(--bk-text-danger);
  }
  font-weight: 600;
  svg {
    flex: none;
  }
`;

/** Why a form was not taken, said at once. */
export const FormError = ({ words }: { words: string | undefined }) => (
  <div role="alert" hidden={!words}>
    {words && (
      <Box>
        <OfficeIcon name="alert" size={20} />
        {words}
      </Box>
    )}
  </div>
);
