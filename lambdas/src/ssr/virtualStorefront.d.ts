/** The storefront's own code, as its build left it (`scripts/bundle.ts`). */
declare module 'virtual:storefront' {
  export const renderPage: import('@bloomkin/shared/pageRender.ts').RenderPage;
}
