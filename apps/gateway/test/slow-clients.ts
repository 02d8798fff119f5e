import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Connections that a slow client holds. */
export interface SlowClients {
  /** What came back on each so far. */
  responses: () => string[]
  end: () => void
}

/**
 * So many connections that each send `start` and then a byte of `drip` now and again, and read nothing when `reads` is
 * false. Every one comes from the address that `addressOf` names: all of 127.0.0.0/8 is this machine.
 */
export const openSlowClients = async (
  port: number,
  count: number,
  {
    start,
    drip,
    reads = true,
    addressOf = () => '127.0.0.1',
  }: {
    start: string | ((index: number) => string)
    drip?: string
    reads?: boolean
    addressOf?: (index: number) => string
  },
): Promise<SlowClients> => {
  const sockets: Socket[] = []
  const responses: string[] = []
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(index) })
    responses.push('')
    // Refused, reset or timed out: that is what the other side is for.
    socket.on('error', () => {})
    socket.on('connect', () => socket.write(typeof start === 'string' ? start : start(index)))
    if (reads)
      socket.on('data', (chunk: Buffer) => {
        responses[index] += chunk.toString()
      })
    else socket.pause()
    sockets.push(socket)
    // The queue of the listener takes some hundreds at once.
    if (index % 100 === 99) await delay(20)
  }
  const goOn = () => {
    for (const socket of sockets) if (socket.bytesWritten > 0 && socket.writable) socket.write(drip ?? '')
  }
  const timer = drip && setInterval(goOn, 500)
  return {
    responses: () => responses,
    end: () => {
      clearInterval(timer || undefined)
      for (const socket of sockets) socket.destroy()
    },
  }
}
