import '../theme/fonts.css';
import '../theme/vars.css';
import '../theme/global.css';
import { startOffice } from './startOffice.tsx';

startOffice();
