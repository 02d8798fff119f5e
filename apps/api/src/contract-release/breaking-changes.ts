/** JSON Schema as zod writes it, as far as it is compared. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  [keyword: string]: unknown
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

export interface Operation {
  parameters?: { name: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export interface ApiDocument {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Who reads a value: requests may be accepted more widely, responses may not shrink. */
type Way = 'taken' | 'answered'

/** Keywords that bound what is allowed: a request may meet only looser ones. */
const bounds = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'format',
] as const

const valuesOf = ({ enum: values, const: value }: Schema): unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value])

const resolve = (schema: Schema, document: ApiDocument): Schema => {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (document.components.schemas[name] ?? {}) : schema
}

interface Side {
  schema: Schema
  document: ApiDocument
}

const compare = (before: Side, after: Side, way: Way, at: string, seen: ReadonlySet<string>): string[] => {
  // A schema that holds itself was looked at once.
  const reference = before.schema.$ref
  if (reference && seen.has(reference)) return []
  const known = reference ? new Set([...seen, reference]) : seen
  const old = resolve(before.schema, before.document)
  const now = resolve(after.schema, after.document)
  const inner = (from: Schema, to: Schema, name: string) =>
    compare(
      { schema: from, document: before.document },
      { schema: to, document: after.document },
      way,
      `${at}.${name}`,
      known,
    )

  if (old.anyOf || now.anyOf) {
    const [olds, nows] = [old.anyOf ?? [old], now.anyOf ?? [now]]
    const [some, all] = way === 'taken' ? [olds, nows] : [nows, olds]
    const fits = (one: Schema) =>
      all.some((other) => (way === 'taken' ? inner(one, other, '?') : inner(other, one, '?')).length === 0)
    return some.every(fits)
      ? []
      : [`${at} ${way === 'taken' ? 'no longer takes' : 'may now be'} one of its forms`]
  }

  const problems: string[] = []
  if (String(old.type) !== String(now.type)) return [`${at} was ${old.type}, is ${now.type}`]
  const [oldValues, nowValues] = [valuesOf(old), valuesOf(now)]
  if (oldValues || nowValues) {
    const [some, all] = way === 'taken' ? [oldValues, nowValues] : [nowValues, oldValues]
    const lost = all && (some ?? ['anything']).filter((value) => !all.includes(value))
    if (lost?.length)
      problems.push(`${at} ${way === 'taken' ? 'no longer takes' : 'may now be'} ${lost.join(', ')}`)
  }
  for (const bound of way === 'taken' ? bounds : [])
    if (now[bound] !== undefined && isTighter(bound, old[bound], now[bound]))
      problems.push(`${at} has a tighter ${bound}: ${String(now[bound])}`)

  const [oldFields, nowFields] = [old.properties ?? {}, now.properties ?? {}]
  for (const [name, field] of Object.entries(oldFields)) {
    const next = nowFields[name]
    if (!next) problems.push(`${at}.${name} is gone`)
    else problems.push(...inner(field, next, name))
  }
  const [oldRequired, nowRequired] = [old.required ?? [], now.required ?? []]
  if (way === 'taken')
    for (const name of nowRequired)
      if (!oldRequired.includes(name)) problems.push(`${at}.${name} must now be given`)
  if (way === 'answered')
    for (const name of oldRequired)
      if (name in nowFields && !nowRequired.includes(name)) problems.push(`${at}.${name} may now be missing`)
  if (old.items && now.items) problems.push(...inner(old.items, now.items, '[]'))
  return problems
}

const isTighter = (bound: (typeof bounds)[number], old: unknown, now: unknown): boolean => {
  if (typeof now !== 'number') return old !== now
  if (typeof old !== 'number') return true
  return bound.startsWith('min') ? now > old : now < old
}

const jsonOf = ({ content }: Content): Schema => content?.['application/json']?.schema ?? {}

const compareOperations = (
  before: Operation,
  after: Operation,
  documents: { before: ApiDocument; after: ApiDocument },
  name: string,
): string[] => {
  const pair = (from: Schema, to: Schema, way: Way, at: string) =>
    compare(
      { schema: from, document: documents.before },
      { schema: to, document: documents.after },
      way,
      at,
      new Set(),
    )
  const problems: string[] = []
  const olds = before.parameters ?? []
  const nows = after.parameters ?? []
  for (const old of olds) {
    const now = nows.find((parameter) => parameter.name === old.name)
    if (!now) problems.push(`${name} ?${old.name} is gone`)
    else problems.push(...pair(old.schema, now.schema, 'taken', `${name} ?${old.name}`))
  }
  for (const { name: parameter, required } of nows) {
    const wasRequired = olds.find((old) => old.name === parameter)?.required ?? false
    if (required && !wasRequired) problems.push(`${name} ?${parameter} must now be given`)
  }
  problems.push(
    ...pair(jsonOf(before.requestBody ?? {}), jsonOf(after.requestBody ?? {}), 'taken', `${name} body`),
  )
  const responses = [before.responses['200'] ?? {}, after.responses['200'] ?? {}] as const
  problems.push(...pair(jsonOf(responses[0]), jsonOf(responses[1]), 'answered', `${name} answer`))
  return problems
}

/**
 * What an app of the release before would not survive: calls that are gone or take less, answers that hold less or
 * something unknown. One sentence for each.
 */
export const breakingChanges = (before: ApiDocument, after: ApiDocument): string[] =>
  Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const next = after.paths[path]?.[method]
      return next ? compareOperations(operation, next, { before, after }, name) : [`${name} is gone`]
    }),
  )
