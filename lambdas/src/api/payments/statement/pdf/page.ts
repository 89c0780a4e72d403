import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** A4 in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;
/** 64 CSS pixels. */
export const margin = 48;

export const colours = {
  ink: rgb(0.165, 0.082, 0.141),
  quiet: rgb(0.42, 0.34, 0.39),
  brand: rgb(0.616, 0.118, 0.376),
  line: rgb(0.87, 0.83, 0.86),
  soft: rgb(0.98, 0.953, 0.965),
  wattle: rgb(0.965, 0.733, 0.259),
};
type Colour = (typeof colours)[keyof typeof colours];

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: Colour;
  /** `x` is then the right edge. */
  right?: boolean;
}

/** The standard fonts support only Windows-1252. */
function toPrintable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const print = (letter: string): string => {
    if (known.has(letter.codePointAt(0) ?? 0)) return letter;
    const [base = ''] = letter.normalize('NFKD');
    return known.has(base.codePointAt(0) ?? 0) ? base : '?';
  };
  return [...text.replaceAll('−', '–')].map(print).join('');
}

/** As drawn: the library measures kerning, but draws none. */
const measure = (text: string, font: PDFFont, size: number): number =>
  [...text].reduce((width, letter) => width + font.widthOfTextAtSize(letter, size), 0);

/** The origin is top left, as on a screen. */
export class Pages {
  readonly document: PDFDocument;
  private readonly regular: PDFFont;
  private readonly bold: PDFFont;
  private page: PDFPage;

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.document = document;
    this.regular = regular;
    this.bold = bold;
    this.page = document.addPage([pageWidth, pageHeight]);
  }

  static async create(title: string, author: string, at: Date): Promise<Pages> {
    const document = await PDFDocument.create();
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setAuthor(author);
    document.setLanguage('en-AU');
    document.setCreationDate(at);
    document.setModificationDate(at);
    const [regular, bold] = await Promise.all([
      document.embedFont(StandardFonts.Helvetica),
      document.embedFont(StandardFonts.HelveticaBold),
    ]);
    return new Pages(document, regular, bold);
  }

  addPage(): void {
    this.page = this.document.addPage([pageWidth, pageHeight]);
  }

  /** Draws on each page, once all exist. */
  forEach(draw: (number: number, count: number) => void): void {
    const all = this.document.getPages();
    all.forEach((page, index) => {
      this.page = page;
      draw(index + 1, all.length);
    });
  }

  text(x: number, y: number, text: string, style: TextStyle = {}): void {
    const { size = 10, bold = false, colour = colours.ink, right = false } = style;
    const font = bold ? this.bold : this.regular;
    const printable = toPrintable(text, font);
    const start = right ? x - measure(printable, font, size) : x;
    this.page.drawText(printable, { x: start, y: pageHeight - y, size, font, color: colour });
  }

  /** Returns the y below the last line. */
  paragraph(x: number, y: number, width: number, text: string, style: TextStyle = {}): number {
    const { size = 10, bold = false } = style;
    const leading = size * 1.45;
    let bottom = y;
    for (const line of this.wrap(text, width, size, bold ? this.bold : this.regular)) {
      this.text(x, bottom, line, style);
      bottom += leading;
    }
    return bottom;
  }

  private wrap(text: string, width: number, size: number, font: PDFFont): string[] {
    const lines: string[] = [];
    for (const word of toPrintable(text, font).split(/\s+/)) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && measure(longer, font, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  drawClipped(x: number, y: number, width: number, text: string, style: TextStyle = {}): void {
    const { size = 10, bold = false } = style;
    const font = bold ? this.bold : this.regular;
    let shown = toPrintable(text, font);
    while (shown.length > 1 && measure(shown, font, size) > width) shown = `${shown.slice(0, -2)}…`;
    this.text(x, y, shown, style);
  }

  rule(y: number, from = margin, to = pageWidth - margin, strong = false): void {
    this.page.drawLine({
      start: { x: from, y: pageHeight - y },
      end: { x: to, y: pageHeight - y },
      thickness: strong ? 1 : 0.6,
      color: strong ? colours.ink : colours.line,
    });
  }

  box(x: number, y: number, width: number, height: number): void {
    this.page.drawRectangle({ x, y: pageHeight - y - height, width, height, color: colours.soft });
  }

  dot(x: number, y: number, radius: number, colour: Colour): void {
    this.page.drawCircle({ x, y: pageHeight - y, size: radius, color: colour });
  }
}
