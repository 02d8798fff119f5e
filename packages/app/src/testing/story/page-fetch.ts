import { type CallAnswer, type CallName, calls, errorCatalogue } from '@hojreh/contract'
import { type Refusal, statusOf } from '../answers.ts'
import { demoAnswers } from './demo-answers.ts'
import { withDrawnPictures } from './drawn-pictures.ts'

/** What calls answer: the answer itself, an error, none for as long as anybody waits, or a lost connection. */
export type FixedAnswers = {
  [Name in CallName]?: CallAnswer<(typeof calls)[Name]> | Refusal | 'never' | 'lost'
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

const reply = (answer: unknown): Response => {
  if (answer !== undefined && !isRefusal(answer)) return Response.json(withDrawnPictures(answer))
  const { refused } = answer ?? { refused: 'internal_error' as const }
  const { message } = errorCatalogue[refused]
  const body = { success: false, code: refused, message, requestId: '6f1c2d3e' }
  return Response.json(body, { status: statusOf({ refused }) })
}

const never = () => new Promise<never>(() => undefined)

/** A `fetch` that knows the contract's calls: `answers`, and the demo shop for all others. */
export const fetchOf = (answers: FixedAnswers): typeof fetch => {
  const others = demoAnswers(globalThis.location.origin)
  return async (input, init) => {
    const url = new URL(String(input), globalThis.location.origin)
    const method = init?.method ?? 'GET'
    const entry = Object.entries(calls).find(
      ([, call]) => call.path === url.pathname && call.method === method,
    )
    const name = entry?.[0] as CallName | undefined
    const fixed = name && answers[name]
    if (fixed === 'never') return never()
    if (fixed === 'lost') throw new TypeError('Failed to fetch')
    return reply(fixed ?? (name && (await others[name]?.({ query: url.searchParams, body: undefined }))))
  }
}
