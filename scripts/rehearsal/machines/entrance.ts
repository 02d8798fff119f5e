import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * On a port of this machine, the same port of the others in turn, as a name with several addresses has it: a browser knows
 * the names below `localhost` as this machine alone. Resolves to what closes it.
 */
export const openEntrance = async (port: number, addresses: readonly string[]) => {
  let visits = 0
  const server = createServer((visitor) => {
    const machine = connect(port, addresses[visits++ % addresses.length])
    // One side that ends badly ends the other one, which is all that there is to do.
    pipeline(visitor, machine, visitor, () => {})
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => void server.close()
}
