/** Known to PostgreSQL by name, on each connection; a prepared statement takes some memory on all of them. */
const MAX_PREPARED = 200
/** Texts that are counted until they come again; those that come once must not fill the memory. */
const MAX_COUNTED = 2_000
const PREPARED_FROM = 3
/** The best plan of such a statement depends on its values: it is planned each time. */
const PLAN_HANGS_ON_VALUES = /\blimit \$|@>|\blike\b|~/i

/**
 * Names statements that are worth preparing; undefined for others. Parsing and planning a statement of a cart or an
 * order takes longer than running it.
 */
export const makeStatementNames = () => {
  const names = new Map<string, string>()
  const counted = new Map<string, number>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MAX_PREPARED || PLAN_HANGS_ON_VALUES.test(text)) return name
    const count = (counted.get(text) ?? 0) + 1
    if (count < PREPARED_FROM) {
      if (counted.size < MAX_COUNTED || counted.has(text)) counted.set(text, count)
      return undefined
    }
    counted.delete(text)
    const next = `again_${names.size}`
    names.set(text, next)
    return next
  }
}
