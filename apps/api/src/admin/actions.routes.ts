import { staffActionRepository } from '../modules/staff-action/staff-action.repository.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { daysOf, pageOf, readCursor } from './cursor.ts'
import type { RegisterAdminEndpoint } from './register-admin-endpoint.ts'

export const registerActions = (register: RegisterAdminEndpoint, { database: { db } }: Dependencies): void =>
  register('listActions', async ({ query: { after, take, from, to, ...named } }) => {
    const filter = { ...named, ...daysOf({ from, to }) }
    const repository = staffActionRepository(db)
    const rows = await repository.list(take + 1, filter, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ at, id }) => ({ at, id }))
    return {
      items: shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      next,
      total: await repository.count(filter),
    }
  })
