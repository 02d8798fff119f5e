import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, publicPort } from './ports.ts'

test('a busy port is told in one sentence with a way out', async () => {
  const port = await freePort()
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
