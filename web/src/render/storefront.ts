import { shell } from 'virtual:shell';
import type { RenderPage } from '@bloomkin/shared/pageRender.ts';
import { renderPage as renderInto } from './renderPage.tsx';

/** Entry of the server build. */
export const renderPage: RenderPage = (request) => renderInto(request, shell);
