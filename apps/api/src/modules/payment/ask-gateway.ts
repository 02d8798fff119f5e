import { GatewayUnavailableError } from './payment-gateway.ts'

interface Question {
  url: string
  /** For the error: the address may hold what no log should. */
  operation: string
  body: Record<string, unknown>
  timeoutMs: number
}

/** Posts JSON to a gateway; the text of its answer, whatever its status. Throws {@link GatewayUnavailableError}. */
export const askGateway = async ({ url, operation, body, timeoutMs }: Question): Promise<string> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would be somebody else's answer.
      redirect: 'error',
    })
    return await response.text()
  } catch (cause) {
    throw new GatewayUnavailableError(`${operation}: no response`, { cause })
  }
}
