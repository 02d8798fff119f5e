import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port of this machine that no program has, for a program that cannot choose one itself. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
