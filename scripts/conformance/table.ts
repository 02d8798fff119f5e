import type { TaggedTest } from './tagged-tests.ts'

/** A test that proves a row: its file from the root of the repository, and its title as the file has it. */
export interface Proof {
  file: string
  /** Of the groups around the test and of itself, joined by ` › `; with the placeholders of a table of cases. */
  title: string
  /** Of a table of cases, the one that counts: what stands in a placeholder. Without it, every case does. */
  only?: string
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
/** A tag that names a row: `§2.39`, of one case alone `§2.3 /about-us`. */
export const MARK = '§'
const ID = /^D?\d+\.\d+$/
const isRule = (cells: string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

const unescaped = (cell: string) => cell.replaceAll('\\|', '|')

const written = (proofs: readonly Proof[]): string =>
  proofs
    .map(
      ({ file, title, only }) => `\`${file}${SEPARATOR}${title}\`${only === undefined ? '' : ` (${only})`}`,
    )
    .join('<br>')
    .replaceAll('|', '\\|')

const proofsById = (tests: readonly TaggedTest[]): Map<string, Proof[]> => {
  const found = new Map<string, Proof[]>()
  for (const { file, title, tags } of tests)
    for (const tag of tags) {
      const [id = '', ...rest] = tag.slice(MARK.length).split(' ')
      const only = rest.join(' ')
      const proof: Proof = { file, title, ...(only !== '' && { only }) }
      found.set(id, [...(found.get(id) ?? []), proof])
    }
  return found
}

/**
 * The rows of the tables in `docs/specification.md`, each with the tests that carry its id, and what is wrong: a line
 * that is no row, an id that no row has, tests that the document does not tell as they are.
 */
export const readTable = (
  markdown: string,
  tests: readonly TaggedTest[],
): { rows: Row[]; problems: string[] } => {
  const rows: Row[] = []
  const problems: string[] = []
  const proofs = proofsById(tests)
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) continue
    const cells = cellsOf(line)
    const [id = '', sentence = '', told = ''] = cells
    if (id === 'id' || isRule(cells)) continue
    if (cells.length !== 3 || !ID.test(id) || sentence === '')
      problems.push(`line ${index + 1} is not a row of id, sentence and proof`)
    else if (rows.some((row) => row.id === id)) problems.push(`row ${id} is there twice`)
    else {
      const row = { id, sentence: unescaped(sentence), proofs: proofs.get(id) ?? [] }
      rows.push(row)
      if (row.proofs.length > 0 && told !== written(row.proofs))
        problems.push(
          `${id}: other tests carry ${MARK}${id} than it tells; \`npm run conformance -- --write\` writes them`,
        )
    }
  }
  for (const [id, [proof]] of proofs)
    if (!rows.some((row) => row.id === id))
      problems.push(`${proof?.file}${SEPARATOR}${proof?.title}: there is no row ${id}`)
  return { rows, problems }
}

/** The document with the tests that carry the id of each row. */
export const writeTable = (markdown: string, tests: readonly TaggedTest[]): string => {
  const proofs = proofsById(tests)
  return markdown
    .split('\n')
    .map((line) => {
      const [id = '', sentence = ''] = line.startsWith('|') ? cellsOf(line) : []
      return ID.test(id) ? `| ${id} | ${sentence} | ${written(proofs.get(id) ?? [])} |` : line
    })
    .join('\n')
}
