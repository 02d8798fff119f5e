import type { z } from 'zod'
import { GatewayUnavailableError } from './payment-gateway.ts'

interface Question<Result> {
  url: string
  /** For the error: the address may hold what no log should. */
  operation: string
  /** Sent as JSON, or as a form; without one it is asked by GET. */
  body?: Record<string, unknown> | URLSearchParams
  headers?: Record<string, string>
  timeoutMs: number
  /** The schema of this gateway's response, whether it says yes or no. */
  answer: z.ZodType<Result>
}

const bodyOf = (body: Question<unknown>['body']) => {
  if (body === undefined) return { method: 'GET' }
  if (body instanceof URLSearchParams) return { method: 'POST', body }
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const send = async ({ url, operation, body, headers, timeoutMs }: Question<unknown>): Promise<string> => {
  const sent = bodyOf(body)
  try {
    const response = await fetch(url, {
      ...sent,
      headers: { accept: 'application/json', ...sent.headers, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would lead to another host's response.
      redirect: 'error',
    })
    return await response.text()
  } catch (cause) {
    throw new GatewayUnavailableError(`${operation}: no response`, { cause })
  }
}

/** Asks a gateway and reads its response, whatever its status. Throws {@link GatewayUnavailableError} without one. */
export const askGateway = async <Result>(question: Question<Result>): Promise<Result> => {
  const text = await send(question)
  try {
    return question.answer.parse(JSON.parse(text))
  } catch {
    // Without the cause, which may quote another host's page.
    throw new GatewayUnavailableError(`${question.operation}: not an answer of the gateway`)
  }
}
