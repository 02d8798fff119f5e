import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePortsFrom, publicPort } from './ports.ts'

test('a busy port is told in one sentence with a way out', async () => {
  const [port = 0] = await freePortsFrom(19_000, 1)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  await expect(publicPort(String(port), 'localhost')).rejects.toThrow(
    `Port ${port} is busy: stop what uses it, or choose another one with PORT=${port + 10} npm start.`,
  )
  await new Promise((resolve) => server.close(resolve))
  expect(await publicPort(String(port), 'localhost')).toBe(port)
})

test.each(['', 'x', '0', '70000', '80.5'])('PORT=%s is refused', async (given) => {
  await expect(publicPort(given, 'localhost')).rejects.toThrow('is not a port')
})

test('ports behind the gateway are distinct and skip what is busy', async () => {
  const [busy = 0] = await freePortsFrom(19_100, 1)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(busy, '127.0.0.1', resolve))
  const ports = await freePortsFrom(busy, 4)
  expect(ports).not.toContain(busy)
  expect(new Set(ports).size).toBe(4)
  await new Promise((resolve) => server.close(resolve))
})
