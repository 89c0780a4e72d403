import type { PageRequest, RenderedPage } from '@bloomkin/shared/pageRender.ts';
import type { EmbeddedPage } from '../api/embedded.ts';
import { sydneyDay } from '../components/hooks/useToday.ts';
import { Answers } from './answers.ts';
import { drawPage } from './drawPage.tsx';
import { fillShell, type Shell } from './fillShell.ts';
import { findHead } from './head/findHead.ts';
import { pageHead } from './head/pageHead.ts';

/** A page of the storefront as a guest's first look: HTML with its head and the answers it was drawn from. */
export async function renderPage(request: PageRequest, shell: Shell): Promise<RenderedPage> {
  const answers = new Answers(request.ask);
  const rendering = { atMs: request.now.getTime(), day: sydneyDay(request.now) };
  const { words, ...drawn } = await drawPage(request, rendering, answers);
  const parts = words.missing ? undefined : findHead(request, words.title, answers);
  const embedded: EmbeddedPage = { ...rendering, answers: answers.all };
  const head = pageHead(request.siteUrl, words, parts);
  return {
    status: parts ? 200 : 404,
    html: fillShell(shell, { path: request.path, head, embedded, ...drawn }),
  };
}
