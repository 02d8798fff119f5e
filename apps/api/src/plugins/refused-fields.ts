import { fieldMessages } from '@hojreh/contract'
import type { FastifySchemaValidationError } from 'fastify'

/** Enough to find a mistake; a client that sends thousands of unknown names gets no response of that size. */
const MOST_UNKNOWN = 10

/** Zod's own English sentences never reach a user: only our Persian messages pass. */
const persian = (message: string | undefined) =>
  message && /[\u0600-\u06ff]/.test(message) ? message : fieldMessages.invalid

/** Field path → what is wrong with it, each unknown field by its name. */
export const refusedFields = (
  validation: readonly FastifySchemaValidationError[],
): Record<string, string> => {
  const fields = new Map<string, string>()
  const note = (path: string, message: string) => {
    if (!fields.has(path)) fields.set(path, message)
  }
  for (const { instancePath, message, keyword, params } of validation) {
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.')
    if (keyword !== 'unrecognized_keys') note(path, persian(message))
    for (const key of [params.keys ?? []].flat().slice(0, MOST_UNKNOWN))
      note(path ? `${path}.${key}` : String(key), fieldMessages.unknownField)
  }
  return Object.fromEntries(fields)
}
