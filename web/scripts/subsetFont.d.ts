declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    preserveNameIds?: number[];
    noLayoutClosure?: boolean;
  }
  /** Resolves to a font that holds the glyphs of `text` alone. */
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;

  export { subsetFont as default };
}
