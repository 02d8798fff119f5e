import { SmsError } from './sms-provider.ts'

export interface Posted {
  status: number
  /** Null when the body is no JSON. */
  json: unknown
}

interface Call {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Posts to a provider and reads its response, whatever its status. Throws a temporary {@link SmsError} without one. */
export const postForJson = async ({ url, headers, body, timeoutMs }: Call): Promise<Posted> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would send the key to another host.
      redirect: 'error',
    })
    return { status: response.status, json: parse(await response.text()) }
  } catch {
    throw new SmsError('temporary', 'no response')
  }
}
