import { type Argument, type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser'
import { MARK, SEPARATOR } from './table.ts'

/** A test that names rows: `test('…', { tags: ['§2.39'] }, …)`, of a journey `{ tag: '@§2.39' }`. */
export interface TaggedTest {
  file: string
  /** The titles of the groups around the test and its own; with the placeholders of a table of cases. */
  title: string
  tags: string[]
}

/** Returns the name at the beginning of a call: `test`, `it.each(cases)`, `describe.skipIf(…)`. */
const rootOf = (callee: Expression): string => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : ''
}

/** Returns a title as it is written, with the placeholders of a template. */
const textOf = (written: Argument | undefined, source: string): string | undefined => {
  if (written?.type === 'TemplateLiteral') return source.slice(written.start + 1, written.end - 1)
  return written?.type === 'Literal' && typeof written.value === 'string' ? written.value : undefined
}

const tagsOf = ({ properties }: ObjectExpression): string[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    if (!['tag', 'tags'].includes(property.key.name)) return []
    const { value } = property
    const listed = value.type === 'ArrayExpression' ? value.elements : [value]
    return listed.flatMap((element) => (element?.type === 'Literal' ? [String(element.value)] : []))
  })

/** Returns the tagged tests of Vitest and Playwright. */
const calledTests = (file: string, source: string): TaggedTest[] => {
  const found: TaggedTest[] = []
  const groups: { title: string; tags: string[]; end: number }[] = []
  const { program } = parseSync(file, source)
  new Visitor({
    CallExpression: ({ callee, arguments: [first, second], start, end }) => {
      const root = rootOf(callee)
      const title = textOf(first, source)
      if (title === undefined || !['describe', 'it', 'test'].includes(root)) return
      while (groups.length > 0 && (groups.at(-1)?.end ?? 0) < start) groups.pop()
      const around = [...groups]
      const tags = second?.type === 'ObjectExpression' ? tagsOf(second) : []
      const all = [...around.flatMap((group) => group.tags), ...tags]
      const isGroup = root === 'describe' || source.slice(callee.start, callee.end).includes('.describe')
      if (isGroup) groups.push({ title, tags, end })
      else if (all.length > 0)
        found.push({
          file,
          title: [...around.map((group) => group.title), title].join(SEPARATOR),
          tags: all.map((tag) => tag.replace(/^@/, '')),
        })
    },
  }).visit(program)
  return found
}

/** `WholeNumbersOnly` shows as «Whole Numbers Only». */
const storyTitle = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z][a-z])/g, ' ')

const stories = (file: string, source: string): TaggedTest[] =>
  parseSync(file, source).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const tags = init?.type === 'ObjectExpression' ? tagsOf(init) : []
      return id.type === 'Identifier' && tags.length > 0 ? [{ file, title: storyTitle(id.name), tags }] : []
    })
  })

/** Returns the tests of a file that name rows; tags with other purposes are left out. */
export const taggedTests = (file: string, source: string): TaggedTest[] =>
  (file.includes('.stories.') ? stories : calledTests)(file, source)
    .map((test) => ({ ...test, tags: test.tags.filter((tag) => tag.startsWith(MARK)) }))
    .filter(({ tags }) => tags.length > 0)
