/** Rows under their headings, numbers to the right, as people read them in a terminal. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const all = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return /^[\d.,]+( \w+)?$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const [first = [], ...rest] = all;
  console.log(`  ${line(first)}`);
  console.log(`  ${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const row of rest) console.log(`  ${line(row)}`);
}

/** Said beside a figure: whether it keeps its target. */
export const verdict = (isMet: boolean): string => (isMet ? 'kept' : 'MISSED');
