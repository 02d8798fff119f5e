import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  url: string
  headers: Record<string, unknown>
  text: string
}
export interface Reply {
  status?: number
  /** A string goes as it is, anything else as JSON. */
  body: unknown
}

/** What is asked there is neither answered nor noted: a call that was given up may still arrive during the next test. */
const SILENT = '/silent'

/** A server on this machine that speaks for a provider: it answers what the test says and notes what it is asked. */
export const startProviderServer = async () => {
  const asked: Asked[] = []
  let respond: (asked: Asked) => Reply = () => ({ status: 500, body: '' })
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const call = { url: request.url ?? '', headers: request.headers, text }
    if (call.url.startsWith(SILENT)) return
    asked.push(call)
    const { status = 200, body } = respond(call)
    response
      .writeHead(status, { location: '/elsewhere', 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    base,
    silentBase: base + SILENT,
    reply: (body: unknown, status = 200): void => {
      respond = () => ({ status, body })
    },
    replyWith: (make: (asked: Asked) => Reply): void => {
      respond = make
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
