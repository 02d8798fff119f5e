import type { Readable } from 'node:stream'
import type { Agent, Dispatcher } from 'undici'
import type { UpstreamLimits } from './connection-limits.ts'

export type Options = Dispatcher.RequestOptions
export type Callback = (error: Error | null, data?: Dispatcher.ResponseData) => void

/** The error when all connections to a process of an app are in use, and none became free in time. */
export class BusyError extends Error {}

interface Waiting {
  options: Options
  callback: Callback
  since: number
}

/** The part of a response that undici buffers ahead of its reader. */
const USUAL_AHEAD_BYTES = 65_536

const isFull = (response: Readable) => response.readableLength >= response.readableHighWaterMark

/** Makes the connections to one process of an app, and the list of requests that wait for them. */
export const makeLane = (agent: Agent, origin: string, limits: UpstreamLimits) => {
  const waiting: Waiting[] = []
  const responses = new Set<Readable>()
  const stoodStill = new WeakSet<Readable>()
  let timer: NodeJS.Timeout | undefined
  /** Requests whose responses are not read to the end: never fewer than the connections taken. */
  let underWay = 0

  /** Returns whether a connection is free: a response that was read ahead holds none, however slow its client is. */
  const isFree = () => underWay < limits.connections || (agent.stats[origin]?.size ?? 0) < limits.connections

  const send = (options: Options, callback: Callback) => {
    underWay += 1
    const highWaterMark = responses.size < limits.responsesAhead ? limits.aheadBytes : USUAL_AHEAD_BYTES
    agent.request({ ...options, highWaterMark }, (error, data) => {
      if (error) underWay -= 1
      else {
        responses.add(data.body)
        data.body.once('close', () => {
          responses.delete(data.body)
          underWay -= 1
        })
      }
      callback(error, data)
    })
  }

  /** Ends responses of which nothing was read between two checks. */
  const endUnread = () => {
    for (const response of responses) {
      if (!isFull(response)) stoodStill.delete(response)
      else if (stoodStill.has(response)) response.destroy()
      else stoodStill.add(response)
    }
  }

  const look = () => {
    timer = undefined
    for (let next = waiting[0]; next && isFree(); next = waiting[0]) {
      waiting.shift()
      send(next.options, next.callback)
    }
    for (let next = waiting[0]; next && performance.now() - next.since > limits.waitMs; next = waiting[0]) {
      waiting.shift()
      refuse(next.callback)
    }
    if (waiting.length === 0) return
    endUnread()
    timer = setTimeout(look, limits.lookMs)
  }

  const refuse = (callback: Callback) => callback(new BusyError(`all connections to ${origin} are taken`))

  return {
    request: (options: Options, callback: Callback): void => {
      if (waiting.length === 0 && isFree()) send(options, callback)
      else if (waiting.length >= limits.waiting) refuse(callback)
      else {
        waiting.push({ options, callback, since: performance.now() })
        timer ??= setTimeout(look, limits.lookMs)
      }
    },
    /** Whether a request would have to wait. */
    isBusy: () => waiting.length > 0 || !isFree(),
    close: () => clearTimeout(timer),
  }
}
