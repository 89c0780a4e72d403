/** Cells that spreadsheets execute (OWASP, "CSV Injection"), including full-width characters. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe makes a spreadsheet show the cell as text. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** Reverses `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
