import { type CallAnswer, type CallName, calls } from '@hojreh/contract'
import { errorOf, type Refusal, statusOf } from '../answers.ts'
import { demoAnswers } from './demo-answers.ts'
import { withDrawnPictures } from './drawn-pictures.ts'

type Fixed<Answer> = Answer | Refusal | { first: Refusal; afterwards: Answer } | 'never' | 'lost'

/** What calls answer: the answer itself, an error, one after the other, none for as long as anybody waits, or a lost connection. */
export type FixedAnswers = { [Name in CallName]?: Fixed<CallAnswer<(typeof calls)[Name]>> }

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

const areTwo = (answer: unknown): answer is { first: Refusal; afterwards: unknown } =>
  typeof answer === 'object' && answer !== null && 'first' in answer

const reply = (answer: unknown): Response => {
  if (answer !== undefined && !isRefusal(answer)) return Response.json(withDrawnPictures(answer))
  const refusal = answer ?? { refused: 'internal_error' as const }
  return Response.json(errorOf(refusal), { status: statusOf(refusal) })
}

const never = () => new Promise<never>(() => undefined)

/** A `fetch` that knows the contract's calls: `answers`, and the demo shop for all others. */
export const fetchOf = (answers: FixedAnswers): typeof fetch => {
  const others = demoAnswers(globalThis.location.origin)
  const refused = new Set<CallName>()
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
    if (name && areTwo(fixed)) {
      const answer = refused.has(name) ? fixed.afterwards : fixed.first
      refused.add(name)
      return reply(answer)
    }
    return reply(fixed ?? (name && (await others[name]?.({ query: url.searchParams, body: undefined }))))
  }
}
