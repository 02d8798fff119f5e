import { createServer } from 'node:net'
import { Problem } from './bootstrap.mjs'

const listenOnce = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port))
    })
  })

export const freePort = (): Promise<number> => listenOnce(0, '127.0.0.1')

/** The port that shoppers use, from PORT; throws a sentence when it cannot be had. */
export const publicPort = async (given: string | undefined, host: string): Promise<number> => {
  const port = Number(given ?? 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Problem(`PORT=${given} is not a port: choose a number from 1 to 65535, such as PORT=8090.`)
  try {
    return await listenOnce(port, host)
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
