const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another row has what must be unique; `constraint` names what. */
export const isTaken = (error: unknown, constraint: string): boolean => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (typeof cause !== 'object' || cause === null) return false
  const { code, constraint: broken } = cause as { code?: unknown; constraint?: unknown }
  return code === UNIQUE_VIOLATION && broken === constraint
}
