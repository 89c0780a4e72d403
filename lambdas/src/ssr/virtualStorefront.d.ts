declare module 'virtual:storefront' {
  export const renderPage: import('@bloomkin/shared/pageRender.ts').RenderPage;
}
