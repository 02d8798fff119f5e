import type { Proof, Row } from './table.ts'

/** `attacks.test.ts › guessing a code`, `attacks.test.ts`, `› guessing a code`, `[#5]`. */
const CITED = /`(?:([\w./-]+\.test\.tsx?)(?: › ([^`]+))?|› ([^`]+)|(\[#\d+\]))`/g
const NUMBERED = /^\| *(\d+) *\|/

/**
 * The lines of `docs/security.md` that name tests. A file is named by as much of its path as tells it from others; a
 * title may be that of a group, and a title alone is of the file before it. A numbered line is proved by tests that
 * carry its number.
 *
 * @param testFiles every file of tests, from the root of the repository
 */
export const readSecurityTable = (
  markdown: string,
  testFiles: readonly string[],
): { rows: Row[]; problems: string[] } => {
  const rows: Row[] = []
  const problems: string[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    const cited = line.startsWith('|') ? [...line.matchAll(CITED)] : []
    const number = NUMBERED.exec(line)?.[1]
    if (cited.length === 0 && number === undefined) continue
    const id = number === undefined ? `line ${index + 1}` : `#${number}`
    const proofs: Proof[] = []
    let file = ''
    for (const [, name, title, sameFile, mark] of cited) {
      if (name !== undefined) {
        const [found, ...others] = testFiles.filter((path) => path === name || path.endsWith(`/${name}`))
        if (!found || others.length > 0)
          problems.push(`${id}: ${found ? 'several files are' : 'no file is'} called ${name}`)
        file = found ?? name
      }
      proofs.push({ file, title: title ?? sameFile ?? mark ?? '', isPart: true })
    }
    if (number !== undefined && !proofs.some(({ title }) => title === `[#${number}]`))
      problems.push(`${id}: names no test by its number`)
    rows.push({ id, sentence: line, proofs })
  }
  return { rows, problems }
}
