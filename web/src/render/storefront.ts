import { shell } from 'virtual:shell';
import type { RenderPage } from '@bloomkin/shared/pageRender.ts';
import { renderPage as renderInto } from './renderPage.tsx';

/** Entry of the build that the function of the pages is bundled with. */
export const renderPage: RenderPage = (request) => renderInto(request, shell);
