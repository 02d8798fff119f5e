import { Agent, request } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import type { RehearsedShop } from './hosts.ts'

export interface Answer {
  status: number
  body: string
  cookies: string[]
}

export interface Ask {
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
}

/** Each request with a connection of its own, as a new visitor has it; the certificate is the rehearsal's. */
const agent = new Agent({ keepAlive: false, rejectUnauthorized: false })

/** Requests a path behind the proxy, at the host of the app that serves it. */
export const ask = (
  { port, hostOf }: RehearsedShop,
  { path, method = 'GET', body, headers = {} }: Ask,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const host = hostOf(path)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        servername: host,
        path,
        method,
        headers: {
          host: `${host}:${port}`,
          ...headers,
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookies: response.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    asked.setTimeout(30_000, () => asked.destroy(new Error('no answer in 30 s')))
    asked.on('error', reject)
    asked.end(text)
  })

export interface Load {
  /** Ends it; returns the number of requests, and each that failed. */
  stop: () => Promise<{ total: number; failures: string[]; slowestMs: number }>
}

/** Shoppers who send requests one after another, `pauseMs` between two; every status but 200 is a failure. */
export const startLoad = (shop: RehearsedShop, shoppers: (() => Ask)[], pauseMs: number): Load => {
  let isOver = false
  let total = 0
  let slowestMs = 0
  const failures: string[] = []
  const walk = async (next: () => Ask) => {
    while (!isOver) {
      const asked = next()
      const from = performance.now()
      try {
        const { status, body } = await ask(shop, asked)
        if (status !== 200)
          failures.push(`${status} ${asked.method ?? 'GET'} ${asked.path} ${body.slice(0, 120)}`)
      } catch (error) {
        failures.push(`${String(error)} ${asked.method ?? 'GET'} ${asked.path}`)
      }
      total += 1
      slowestMs = Math.max(slowestMs, performance.now() - from)
      await delay(pauseMs)
    }
  }
  const walks = shoppers.map(walk)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(walks)
      return { total, failures, slowestMs: Math.round(slowestMs) }
    },
  }
}
