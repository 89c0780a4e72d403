import './theme/fonts.css';
import './theme/vars.css';
import './theme/global.css';
import { startStorefront } from './startStorefront.tsx';

void startStorefront();
