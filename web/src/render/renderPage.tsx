import type { PageRequest, RenderedPage } from '@bloomkin/shared/pageRender.ts';
import type { EmbeddedPage } from '#api/embedded.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';
import type { PageMeta } from '#components/layout/pageMeta.ts';
import { Answers } from './answers.ts';
import { fillShell, type Shell } from './fillShell.ts';
import { findHead } from './head/findHead.ts';
import { HeadTags } from './head/HeadTags.tsx';
import type { Thing } from './head/headParts.ts';
import { renderToHtml } from './renderToHtml.tsx';
import { scriptJson } from './scriptJson.ts';

/** As a guest, with head and embedded API responses. */
export async function renderPage(request: PageRequest, shell: Shell): Promise<RenderedPage> {
  const { siteUrl, path, now } = request;
  const answers = new Answers(request.ask);
  const rendering = { atMs: now.getTime(), day: sydneyDay(now) };
  const tags = (meta: PageMeta) => (
    <HeadTags {...meta} siteUrl={siteUrl} parts={findHead(request, answers)} />
  );
  const { head, html, styles } = await renderToHtml(request, { rendering, answers, tags });
  const parts = findHead(request, answers);
  const embedded: EmbeddedPage = { ...rendering, answers: answers.all };
  return {
    status: parts ? 200 : 404,
    html: fillShell(shell, {
      path,
      head: head + structuredData(parts?.things ?? []),
      embedded,
      html,
      styles,
    }),
  };
}

/** As text, because React does not hoist data blocks. */
function structuredData(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const data = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}
