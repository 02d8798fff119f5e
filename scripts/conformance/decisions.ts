/** A file with its text, by its path from the root of the repository. */
export interface TextFile {
  path: string
  text: string
}

const FOLDER = 'docs/decisions/'
const INDEX = `${FOLDER}README.md`
/** More pages are not read: then two of them become one. */
const MOST_PAGES = 40
/** `decision 032`, `decisions 010 and 042`, `decisions/032-rolling-releases.md`, `decisions/032`. */
const CITED = /\bdecisions?(?: |\/)(\d{3}(?!\d)(?:-[\w-]+\.md)?)((?:(?:, | and |, and )\d{3}\b)*)/gi
/** A link from one page to another one. */
const LINKED = /\]\((\d{3}-[\w-]+\.md)\)/g

const isPage = (path: string) => path.startsWith(`${FOLDER}0`) || path.startsWith(`${FOLDER}1`)
const citedIn = ({ path, text }: TextFile): string[] => [
  ...[...text.matchAll(CITED)].flatMap(([, first = '', others = '']) => [
    first,
    ...(others.match(/\d{3}/g) ?? []),
  ]),
  ...(path.startsWith(FOLDER) ? [...text.matchAll(LINKED)].map(([, name = '']) => name) : []),
]

/**
 * What is wrong with the decisions: a reference to a page that does not exist, a page that is not in the index, a number
 * that two pages have, too many pages.
 */
export const judgeDecisions = (files: readonly TextFile[]): string[] => {
  const pages = files.filter(({ path }) => isPage(path)).map(({ path }) => path.slice(FOLDER.length))
  const isThere = (cited: string) =>
    cited.endsWith('.md') ? pages.includes(cited) : pages.some((page) => page.startsWith(`${cited}-`))
  const missing = files.flatMap((file) =>
    citedIn(file)
      .filter((cited) => !isThere(cited))
      .map((cited) => `${file.path}: there is no decision ${cited}`),
  )
  const index = files.find(({ path }) => path === INDEX)?.text ?? ''
  const unlisted = pages.filter((page) => !index.includes(`](${page})`))
  const doubled = pages.filter((page) =>
    pages.some((other) => other < page && other.slice(0, 4) === page.slice(0, 4)),
  )
  return [
    ...new Set(missing),
    ...unlisted.map((page) => `${INDEX}: ${page} is not in the index`),
    ...doubled.map((page) => `${FOLDER}${page}: another page has its number`),
    ...(pages.length > MOST_PAGES
      ? [`${FOLDER}: ${pages.length} pages, at most ${MOST_PAGES}: merge those of one theme`]
      : []),
  ]
}
