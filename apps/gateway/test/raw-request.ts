import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}

/** A connection on which a test says what it likes. */
export const openSocket = async (app: FastifyInstance): Promise<Socket> => {
  const socket = connect(portOf(app), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Everything that comes back until the other side ends the connection. */
export const readAll = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  // A reset is an end too.
  socket.on('error', () => {})
  await once(socket, 'close')
  return text
}

/** Sends exactly these bytes; returns what comes back. */
export const sendRaw = async (app: FastifyInstance, text: string): Promise<string> => {
  const socket = await openSocket(app)
  socket.write(text)
  return readAll(socket)
}
