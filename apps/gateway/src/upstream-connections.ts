import { Agent, type Dispatcher } from 'undici'
import type { UpstreamLimits } from './connection-limits.ts'
import { type Callback, makeLane, type Options } from './upstream-lane.ts'

/**
 * Opens the connections to the apps, in place of reply-from's own. A request that finds all connections to a process
 * taken waits its turn for a moment, and is told to come again after that. A response is read from the app ahead of its
 * client; one that is too large for that and stands still ends as soon as a request waits for its connection.
 */
export const openUpstreams = (limits: UpstreamLimits, timeouts: Agent.Options) => {
  const agent = new Agent({ ...timeouts, connections: limits.connections })
  const lanes = new Map<string, ReturnType<typeof makeLane>>()
  const laneOf = (origin: string) => {
    const lane = lanes.get(origin) ?? makeLane(agent, origin, limits)
    lanes.set(origin, lane)
    return lane
  }
  const request = (options: Options, callback: Callback) =>
    laneOf(String(options.origin)).request(options, callback)
  return {
    // Never called in its form with a promise.
    request: request as Dispatcher['request'],
    /** Whether all connections to a process are taken. */
    isBusy: (origin: string): boolean => lanes.get(new URL(origin).origin)?.isBusy() ?? false,
    destroy: (): Promise<void> => {
      for (const lane of lanes.values()) lane.close()
      return agent.destroy()
    },
  }
}
