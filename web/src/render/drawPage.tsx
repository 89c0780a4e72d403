import type { PageRequest } from '@bloomkin/shared/pageRender.ts';
import { use } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { type Middleware, SWRConfig } from 'swr';
import { App } from '../App.tsx';
import { RenderContext, type RenderInfo } from '../components/hooks/renderContext.ts';
import { type PageMeta, PageMetaContext } from '../components/layout/pageMeta.ts';
import { loadPage } from '../pages.ts';
import type { Answers } from './answers.ts';

interface Drawn {
  /** What React asks for before all else: the main picture. */
  preloads: string;
  /** What goes into #root. */
  html: string;
  /** The style elements of what was drawn. */
  styles: string;
  words: PageMeta;
}

/** Components wait for what they ask the API for, instead of showing a skeleton. */
const waitFor =
  (answers: Answers): Middleware =>
  (next) =>
  (key, fetcher, config) => {
    if (typeof key === 'string') use(answers.wait(key));
    return next(key, fetcher, config);
  };

/** In one piece: React would otherwise hide larger parts and bring them forth by a script. */
const onePiece = Number.MAX_SAFE_INTEGER;

/** The storefront at an address as HTML, drawn by the components that draw it in the browser, as a guest's first look. */
export async function drawPage(
  { path, query }: PageRequest,
  rendering: RenderInfo,
  answers: Answers,
): Promise<Drawn> {
  await loadPage(path);
  const told: PageMeta[] = [];
  const faults: unknown[] = [];
  const sheet = new ServerStyleSheet();
  const swr = { provider: () => answers.cache, use: [waitFor(answers)] };
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <PageMetaContext value={(words) => told.push(words)}>
          <RenderContext value={rendering}>
            <SWRConfig value={swr}>
              <MemoryRouter initialEntries={[{ pathname: path, search: query && `?${query}` }]}>
                <App />
              </MemoryRouter>
            </SWRConfig>
          </RenderContext>
        </PageMetaContext>,
      ),
      { progressiveChunkSize: onePiece, onError: (fault) => void faults.push(fault) },
    );
    const text = await new Response(prelude).text();
    const words = told.at(-1);
    if (faults.length > 0 || !words)
      throw new Error(`The page ${path} cannot be drawn`, { cause: faults[0] });
    const preloads = /^(<link [^>]*>)*/.exec(text)?.[0] ?? '';
    return { preloads, html: text.slice(preloads.length), styles: sheet.getStyleTags(), words };
  } finally {
    sheet.seal();
  }
}
