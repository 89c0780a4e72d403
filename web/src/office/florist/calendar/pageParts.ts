import styled from 'styled-components';
import { PageHead } from '#office/kit/pageStyles.ts';
import { from } from '#theme/breakPoints.ts';

export const CalendarHead = styled(PageHead)`
  margin-bottom: 12px;
  /* Not those of a dialog. */
  > div > p {
    display: none;
  }
  ${from('m')} {
    > div > p {
      display: block;
    }
  }
`;

export const DeskActs = styled.div`
  display: none;
  ${from('m')} {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export const PhoneActs = styled.div`
  ${from('m')} {
    display: none;
  }
`;
