import '#theme/fonts.css';
import '#theme/vars.css';
import '#theme/global.css';
import { createRoot } from 'react-dom/client';
import { KitPage } from './KitPage.tsx';
import { applyView, readView } from './view.ts';

const view = readView(location.search);
applyView(view);
const root = document.getElementById('root');
if (!root) throw new TypeError('The page has no #root');
createRoot(root).render(<KitPage view={view} />);
