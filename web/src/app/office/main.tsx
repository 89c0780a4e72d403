import '#theme/fonts.css';
import '#theme/vars.css';
import '#theme/global.css';
import '#office/kit/office.css';
import { startOffice } from './startOffice.tsx';

startOffice();
