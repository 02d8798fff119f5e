import type { Result } from './results.ts'
import { MARK, type Proof, type Row, SEPARATOR } from './table.ts'

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

// What Vitest and a template string put the case of a table into: %s, $name, ${name}.
const PLACEHOLDER = /\$\{[^}]*\}|%[sdifjoOc#$]|\$[a-z][\w.]*/i

const partPattern = (title: string) => title.split(PLACEHOLDER).map(escaped).join('(.*)')
const titlePattern = (title: string) => new RegExp(`^${partPattern(title)}$`, 's')

/** `npm run test:long` runs these, every night; it fails by itself. */
const isLong = (file: string) => file.includes('.long.test.')

const failureOfRun = (
  { file, title, only, isPart }: Proof,
  results: readonly Result[],
): string | undefined => {
  if (isLong(file)) return undefined
  const pattern = isPart ? new RegExp(partPattern(title), 's') : titlePattern(title)
  const found = results.filter((result) => {
    const [whole, ...cases] = (result.file === file && pattern.exec(result.title)) || []
    return whole !== undefined && (only === undefined || cases.includes(only))
  })
  if (found.length === 0) return `did not run: ${file} › ${title}${only === undefined ? '' : ` (${only})`}`
  const failed = found.find(({ isPassed }) => !isPassed)
  return failed && `did not pass: ${file} › ${failed.title}`
}

/** The title of a story is the name of its export: `WholeNumbersOnly` shows as «Whole Numbers Only». */
const holdsStory = (source: string, title: string) =>
  source.includes(`export const ${title.replaceAll(' ', '')}:`)

const LITERAL = /(['"`])((?:\\.|(?!\1).)*)\1/g

/** Whether a title is written there, as it is or as the template of a table of cases. */
const holdsTitle = (source: string, title: string) => {
  const literals = source
    .split('\n')
    .flatMap((line) => [...line.matchAll(LITERAL)].map(([, , text = '']) => text.replaceAll("\\'", "'")))
  return title
    .split(SEPARATOR)
    .every((part) =>
      literals.some(
        (literal) => literal === part || (PLACEHOLDER.test(literal) && titlePattern(literal).test(part)),
      ),
    )
}

const holdsPart = (source: string, title: string) =>
  title.split(SEPARATOR).every((part) => source.replaceAll("\\'", "'").includes(part))

const TAG = new RegExp(`'@?${MARK}[^']*'`, 'g')

/** Whether the case of a table is written beside its tag: as text, as a template, as a number or as a key. */
const holdsCase = (source: string, only: string) => {
  const untagged = source.replaceAll(TAG, '')
  const literals = [...untagged.matchAll(LITERAL)].map(([, , text = '']) => text)
  return (
    literals.some(
      (literal) =>
        literal === only ||
        (PLACEHOLDER.test(literal) &&
          literal.replace(PLACEHOLDER, '') !== '' &&
          titlePattern(literal).test(only)),
    ) ||
    (/^\w+$/.test(only) && new RegExp(`\\b${only}\\b`).test(untagged))
  )
}

const SKIPPED_GROUP = /\bdescribe\.(?:skipIf|runIf)\(/
const SKIPPED_TEST = /\b(?:test|it)\.(?:skipIf|runIf)\(.*$/gm

/** Whether the test, or a group that begins before it, only runs where a machine has what it needs. */
const maySkip = (source: string, title: string) => {
  const last = title.split(SEPARATOR).at(-1) ?? title
  const group = source.search(SKIPPED_GROUP)
  return (
    (group !== -1 && source.lastIndexOf(last) > group) ||
    (last !== '' && [...source.matchAll(SKIPPED_TEST)].some(([line]) => line.includes(last)))
  )
}

const failureOfSource = (
  { file, title, isPart, only }: Proof,
  read: (file: string) => string | undefined,
): string | undefined => {
  const source = read(file)
  if (source === undefined) return `there is no file ${file}`
  const holds = isPart ? holdsPart : file.includes('.stories.') ? holdsStory : holdsTitle
  if (!holds(source, title)) return `${file} has no test «${title}»`
  // Where it is skipped it proves nothing, and a run of all tests says so: too late.
  if (maySkip(source, title)) return `${file} runs «${title}» on some machines only`
  return only === undefined || holdsCase(source, only) ? undefined : `${file} has no case «${only}»`
}

const judge =
  (failureOf: (proof: Proof) => string | undefined) =>
  ({ id, proofs }: Row): string | undefined => {
    const failures =
      proofs.length === 0
        ? ['has no proof']
        : proofs.map(failureOf).filter((failure) => failure !== undefined)
    return failures.length === 0 ? undefined : `${id}: ${failures.join('; ')}`
  }

/** What is wrong with a row after a run of all tests; undefined when each of its tests ran and passed everywhere. */
export const judgeRun = (results: readonly Result[]) => judge((proof) => failureOfRun(proof, results))

/** What is wrong with a row as the files are, without a run. */
export const judgeSource = (read: (file: string) => string | undefined) =>
  judge((proof) => failureOfSource(proof, read))
