import type pg from 'pg'
import { expect, test } from 'vitest'
import { checkOwnConnection } from './own-connection.ts'

/** Clients that share connections of the server, as a pooler in transaction mode lets them. */
const makePooler = (idle: number[], take: (idle: number[]) => number | undefined) => {
  const choose = () => take(idle) ?? expect.fail('it would wait for a connection for ever')
  return async () => {
    let held: number | undefined
    const query = async (text: string) => {
      if (text === 'BEGIN') {
        held = choose()
        return { rows: [] }
      }
      const pid = held ?? choose()
      if (held === undefined || text === 'ROLLBACK') {
        idle.push(pid)
        held = undefined
      }
      return { rows: [{ pid }] }
    }
    return { query, release: () => {} } as unknown as pg.PoolClient
  }
}
/** Each has a connection of its own. */
const makeServer = () => {
  let last = 100
  return async () => {
    last += 1
    const pid = last
    return { query: async () => ({ rows: [{ pid }] }), release: () => {} } as unknown as pg.PoolClient
  }
}

test.each([
  ['the one that was used last', [101, 102, 103], (idle: number[]) => idle.pop()],
  ['each in turn', [101, 102, 103], (idle: number[]) => idle.shift()],
  ['its only one', [101], (idle: number[]) => idle.pop()],
])('a pooler that gives out %s is refused', async (_which, idle, take) => {
  const connect = makePooler(idle, take)
  await expect(checkOwnConnection({ connect }, await connect())).rejects.toThrow('DATABASE_DIRECT_URL')
})

test('a connection of its own is what a migration needs', async () => {
  const connect = makeServer()
  await expect(checkOwnConnection({ connect }, await connect())).resolves.toBeUndefined()
})
