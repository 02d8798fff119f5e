import type { z } from 'zod'
import { GatewayUnavailableError } from './payment-gateway.ts'

interface Question<Answer> {
  url: string
  /** For the error: the address may hold what no log should. */
  operation: string
  body: Record<string, unknown>
  timeoutMs: number
  /** The schema of this gateway's response, whether it says yes or no. */
  answer: z.ZodType<Answer>
}

const post = async ({ url, operation, body, timeoutMs }: Question<unknown>): Promise<string> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would lead to another host's response.
      redirect: 'error',
    })
    return await response.text()
  } catch (cause) {
    throw new GatewayUnavailableError(`${operation}: no response`, { cause })
  }
}

/** Posts JSON to a gateway and reads its response, whatever its status. Throws {@link GatewayUnavailableError} without one. */
export const askGateway = async <Answer>(question: Question<Answer>): Promise<Answer> => {
  const text = await post(question)
  try {
    return question.answer.parse(JSON.parse(text))
  } catch {
    // Without the cause, which may quote another host's page.
    throw new GatewayUnavailableError(`${question.operation}: not an answer of the gateway`)
  }
}
