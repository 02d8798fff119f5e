import { Agent, request } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import type { RehearsedShop } from './hosts.ts'

export interface Result {
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

/** A machine that is not there says nothing; a browser then asks the next address of a name. */
const CONNECT_MS = 2_000
/** As the apps wait for a call of the api (packages/api, base-query.ts); a browser waits longer for a page. */
const CALL_MS = 15_000
const PAGE_MS = 30_000
const NOT_REACHED = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/

const askAt = (
  address: string,
  { port, hostOf }: RehearsedShop,
  { path, method = 'GET', body, headers = {} }: Ask,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const host = hostOf(path)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const asked = request(
      {
        agent,
        host: address,
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
    asked.once('socket', (socket) => {
      const unreached = Object.assign(new Error('no connection'), { code: 'EHOSTUNREACH' })
      const timer = setTimeout(() => asked.destroy(unreached), CONNECT_MS)
      for (const event of ['secureConnect', 'close']) socket.once(event, () => clearTimeout(timer))
    })
    const patienceMs = path.startsWith('/api/') ? CALL_MS : PAGE_MS
    asked.setTimeout(patienceMs, () => asked.destroy(new Error(`no response in ${patienceMs} ms`)))
    asked.on('error', reject)
    asked.end(text)
  })

/** Requests a path behind the proxy, at the host of the app that serves it, from the first machine that can be reached. */
export const ask = async (shop: RehearsedShop, asked: Ask): Promise<Result> => {
  const [first = '127.0.0.1', ...others] = (shop.addresses ?? []).toSorted(() => Math.random() - 0.5)
  const tryFrom = async (address: string, rest: readonly string[]): Promise<Result> => {
    try {
      return await askAt(address, shop, asked)
    } catch (error) {
      const [next, ...more] = rest
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (next === undefined || !NOT_REACHED.test(code)) throw error
      return tryFrom(next, more)
    }
  }
  return tryFrom(first, others)
}

export interface Failure {
  text: string
  /** Milliseconds of the clock when it began, and when it had failed. */
  began: number
  ended: number
}

export interface Load {
  /** Ends it; returns the number of requests, and each that failed. */
  stop: () => Promise<{ total: number; failures: Failure[]; slowestMs: number }>
}

/** Shoppers who send requests one after another, `pauseMs` between two; every status but 200 is a failure. */
export const startLoad = (shop: RehearsedShop, shoppers: (() => Ask)[], pauseMs: number): Load => {
  let isOver = false
  let total = 0
  let slowestMs = 0
  const failures: Failure[] = []
  const walk = async (next: () => Ask) => {
    while (!isOver) {
      const asked = next()
      const began = Date.now()
      const fail = (text: string) => failures.push({ text, began, ended: Date.now() })
      try {
        const { status, body } = await ask(shop, asked)
        if (status !== 200) fail(`${status} ${asked.method ?? 'GET'} ${asked.path} ${body.slice(0, 120)}`)
      } catch (error) {
        fail(`${String(error)} ${asked.method ?? 'GET'} ${asked.path}`)
      }
      total += 1
      slowestMs = Math.max(slowestMs, Date.now() - began)
      await delay(pauseMs)
    }
  }
  const walks = shoppers.map(walk)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(walks)
      return { total, failures, slowestMs }
    },
  }
}
