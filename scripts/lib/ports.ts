import { createServer } from 'node:net'
import { Problem } from './bootstrap.mjs'

const listenOnce = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })

const isFree = (port: number): Promise<boolean> =>
  listenOnce(port, '127.0.0.1').then(
    () => true,
    () => false,
  )

/**
 * The next free ports from one on, for processes behind the gateway. Not "any free port" of the system:
 * that one comes from the range of outgoing connections and may be taken again before it is used.
 */
export const freePortsFrom = async (first: number, count: number): Promise<number[]> => {
  const found: number[] = []
  for (let port = first; found.length < count && port <= 65_535; port += 1)
    if (await isFree(port)) found.push(port)
  if (found.length < count)
    throw new Problem(`There are not enough free ports above ${first}: choose a lower PORT.`)
  return found
}

/** The port that shoppers use, from PORT; throws a sentence when it cannot be had. */
export const publicPort = async (given: string | undefined, host: string): Promise<number> => {
  const port = Number(given ?? 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`PORT=${given} is not a port: choose a number from 1 to 65535, such as PORT=8090.`)
  try {
    await listenOnce(port, host)
    return port
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new Problem(
        `Port ${port} is busy: stop what uses it, or choose another one with PORT=${port + 10} npm start.`,
      )
    if (code === 'EACCES')
      throw new Problem(
        `Port ${port} is reserved for root: choose one above 1023, such as PORT=8080 npm start.`,
      )
    throw error
  }
}
