/** A test that proves a row: its file from the root of the repository, and its title as the file has it. */
export interface Proof {
  file: string
  /** Of the groups around the test and of itself, joined by ` › `; with the placeholders of a table of cases. */
  title: string
  /** The title is only a part: of a group's, or the number in it; every test that has it counts. */
  isPart?: boolean
}

/** One sentence of the specification or of the decisions. */
export interface Row {
  id: string
  sentence: string
  proofs: Proof[]
}

/** Between a file, the groups around a test, and the test. */
export const SEPARATOR = ' › '
const isRule = (cells: string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const proofOf = (text: string): Proof => {
  const [file = '', ...titles] = text.trim().replace(/^`|`$/g, '').split(SEPARATOR)
  return { file, title: titles.join(SEPARATOR) }
}

/** The rows of the tables in `docs/specification.md`; a line of a table that is no row is told as a problem. */
export const readTable = (markdown: string): { rows: Row[]; problems: string[] } => {
  const rows: Row[] = []
  const problems: string[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) continue
    const cells = cellsOf(line)
    const [id = '', sentence = '', proofs = ''] = cells
    if (id === 'id' || isRule(cells)) continue
    if (cells.length !== 3 || !/^D?\d+\.\d+$/.test(id) || sentence === '')
      problems.push(`line ${index + 1} is not a row of id, sentence and proof`)
    else if (rows.some((row) => row.id === id)) problems.push(`row ${id} is there twice`)
    else
      rows.push({
        id,
        sentence,
        proofs: proofs
          .split('<br>')
          .filter((text) => text.trim())
          .map(proofOf),
      })
  }
  return { rows, problems }
}
