import fp from 'fastify-plugin'
import { DomainError } from '../shared/domain-error.ts'

/** PostgreSQL holds neither U+0000 nor half of a surrogate pair, and no person types them. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Whether every text of a parsed input, keys included, can be stored. Without recursion: depth is the sender's choice. */
const hasStorableTexts = (input: unknown): boolean => {
  const rest = [input]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && !isStorable(value)) return false
    // A file that is sent up has millions of bytes and no texts.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    // Not spread into `push`: an array may be longer than an argument list.
    for (const [key, child] of Object.entries(value)) rest.push(key, child)
  }
  return true
}

/** Refuses text that PostgreSQL cannot store, in any field, before it is validated. */
export const storableText = fp(async (app) => {
  app.addHook('preValidation', async ({ query, params, body }) => {
    if (![query, params, body].every(hasStorableTexts)) throw new DomainError('malformed_request')
  })
})
