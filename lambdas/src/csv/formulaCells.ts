/** A spreadsheet runs a cell that begins so (OWASP, "CSV Injection"); full-width forms too. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe makes a spreadsheet show the cell as text. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** Reverses `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
