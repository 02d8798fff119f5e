/** Signs that take no place of their own: marks above letters, the ZWNJ and direction marks. */
const widthless = /[\p{Mn}\u200b-\u200f\u2066-\u2069]/gu

const widthOf = (text: string): number => [...text.replace(widthless, '')].length

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/**
 * Rows under their headings in columns of equal width, for a terminal with a fixed-width font. Cells keep the order
 * in which they are written; a terminal that knows the direction of Persian turns each line as a whole.
 */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = headings.map((heading, column) =>
    Math.max(widthOf(heading), ...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [lineOf(headings), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(lineOf)].join(
    '\n',
  )
}
