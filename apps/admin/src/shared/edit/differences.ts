/** Values of a form of texts. */
export type Texts = Record<string, string>

/** A field that a colleague changed meanwhile. */
export interface Difference<Values extends Texts> {
  field: keyof Values & string
  mine: string
  theirs: string
  /** Both changed it: only a person can say which one counts. */
  isContested: boolean
}

/** Of a record of which a form holds only a part. */
export interface Elsewhere {
  label: string
  before: string
  after: string
}

/** The fields that a form changed. */
export const changedFields = <Values extends Texts>(seen: Values, mine: Values): Partial<Values> => {
  const changed = Object.entries(mine).filter(([field, value]) => value !== seen[field])
  return Object.fromEntries(changed) as Partial<Values>
}

/** What a colleague made of the record since it was seen, and where that meets what was typed here. */
export const differencesOf = <Values extends Texts>(
  seen: Values,
  mine: Values,
  theirs: Values,
): Difference<Values>[] =>
  Object.keys(changedFields(seen, theirs))
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      field,
      mine: mine[field] ?? '',
      theirs: theirs[field] ?? '',
      isContested: mine[field] !== seen[field],
    }))
