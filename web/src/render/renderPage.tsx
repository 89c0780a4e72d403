import type { PageRequest, RenderedPage } from '@bloomkin/shared/pageRender.ts';
import { type ComponentType, use } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { type Middleware, SWRConfig } from 'swr';
import { App } from '#App.tsx';
import type { EmbeddedPage } from '#api/embedded.ts';
import { RenderContext, type RenderInfo } from '#components/hooks/renderContext.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { CrawlerTags, type PageMeta } from '#components/layout/pageMeta.ts';
import { loadPage } from '#pages.ts';
import { Answers } from './answers.ts';
import { fillShell, type Shell } from './fillShell.ts';
import { findHead } from './head/findHead.ts';
import { HeadTags } from './head/HeadTags.tsx';
import type { JsonLdNode } from './head/headParts.ts';
import { scriptJson } from './scriptJson.ts';

interface RenderOptions {
  rendering: RenderInfo;
  answers: Answers;
  tags: ComponentType<PageMeta>;
}

interface RenderedHtml {
  /** Title, meta tags and links, preloads first. */
  head: string;
  /** The content of #root. */
  html: string;
  /** The style elements of its components. */
  styles: string;
}

/** Components wait for the API's answers instead of rendering a skeleton. */
const waitFor =
  (answers: Answers): Middleware =>
  (next) =>
  (key, fetcher, config) => {
    if (typeof key === 'string') use(answers.wait(key));
    return next(key, fetcher, config);
  };

/** Otherwise React reveals larger boundaries by script. */
const progressiveChunkSize = Number.MAX_SAFE_INTEGER;

/** Without `<html>` React writes hoisted tags before the page. */
const hoistedTags = /^(?:<(?:link|meta) [^>]*>|<title>[^<]*<\/title>)*/;

/** As a guest. Throws when a component fails. */
async function renderToHtml(
  { path, query }: PageRequest,
  { rendering, answers, tags }: RenderOptions,
): Promise<RenderedHtml> {
  await loadPage(path);
  const errors: unknown[] = [];
  const sheet = new ServerStyleSheet();
  const swr = { provider: () => answers.cache, use: [waitFor(answers)] };
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <CrawlerTags value={tags}>
          <RenderContext value={rendering}>
            <SWRConfig value={swr}>
              <MemoryRouter initialEntries={[{ pathname: path, search: query && `?${query}` }]}>
                <App />
              </MemoryRouter>
            </SWRConfig>
          </RenderContext>
        </CrawlerTags>,
      ),
      { progressiveChunkSize, onError: (error) => void errors.push(error) },
    );
    const text = await new Response(prelude).text();
    const [head = ''] = hoistedTags.exec(text) ?? [];
    if (errors.length > 0 || !head.includes('<title>'))
      throw new Error(`The page ${path} cannot be rendered`, { cause: errors[0] });
    return { head, html: text.slice(head.length), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

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
      head: head + structuredData(parts?.nodes ?? []),
      embedded,
      html,
      styles,
    }),
  };
}

/** As text, because React does not hoist data blocks. */
function structuredData(nodes: readonly JsonLdNode[]): string {
  if (nodes.length === 0) return '';
  const data = { '@context': 'https://schema.org', '@graph': nodes };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}
