import { once } from 'node:events'
import { createServer } from 'node:net'

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  await new Promise((resolve) => server.close(resolve))
  return isListening
}

/** The first of so many free ports that follow each other: nginx is told where to listen before it starts. */
export const freePorts = async (count: number): Promise<number> => {
  const first = 10_000 + Math.floor(Math.random() * 8_000)
  const ports = Array.from({ length: count }, (_, index) => first + index)
  const free = await Promise.all(ports.map(isFree))
  return free.every(Boolean) ? first : freePorts(count)
}
