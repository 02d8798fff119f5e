import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerProcess } from './server-processes.ts'

/** A status, or what a failed request says. */
export type Reply = number | string

const CLIENTS = 12

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The whole response is read: one that breaks off midway is a failed request, too. */
const replyOf = (request: Promise<Response>): Promise<Reply> =>
  request.then(
    (response) => response.arrayBuffer().then(() => response.status),
    (error: Error) => String(error.cause ?? error),
  )

/**
 * Replaces one of two servers by a third while twelve clients, each a balancer of its own, ask those that are ready.
 * One request is on its way to the old one when it is told to end.
 * @returns the old one's exit code, and every response
 */
export const replaceOneOfTwo = async (
  start: () => Promise<ServerProcess>,
  ask: (origin: string) => Promise<Response>,
): Promise<{ code: unknown; responses: Reply[] }> => {
  const [old, other] = [await start(), await start()]
  let serving = [old, other]
  let isOver = false
  const responses: Reply[] = []
  const client = async () => {
    while (!isOver) {
      // When none is ready, others get their turn.
      await delay(1)
      for (const { origin } of serving) if (await isReady(origin)) responses.push(await replyOf(ask(origin)))
    }
  }
  const load = Array.from({ length: CLIENTS }, client)
  serving = [old, other, await start()]
  const ended = once(old.child, 'exit')
  const onItsWay = replyOf(ask(old.origin))
  await delay(50)
  old.child.kill('SIGTERM')
  const [code] = await ended
  responses.push(await onItsWay)
  isOver = true
  await Promise.all(load)
  return { code, responses }
}
