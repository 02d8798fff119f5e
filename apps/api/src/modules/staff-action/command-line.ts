import { userInfo } from 'node:os'
import type { Dependencies } from '../../shared/dependencies.ts'
import { newId } from '../../shared/ids.ts'
import type { Actor, Deed, Desk } from './actor.ts'
import { makeBooks } from './books.ts'

export const COMMAND_LINE = 'command_line'

/** Makes the actor of the command line: the operator, by their user name on the machine. The books record it, too. */
export const commandLineActor = ({ config, database, clock }: Dependencies, call = 'command'): Actor => {
  const books = makeBooks(config.SECRET, clock)
  const name = userInfo().username
  return {
    staffId: null,
    name,
    secondStepAt: null,
    write: (work) =>
      database.db.transaction(async (tx) => {
        let deed: Deed | undefined
        const result = await work(tx, (given) => {
          deed = given
        })
        if (!deed) throw new Error(`${call} did not say what it did`)
        const author = { staffId: null, staffName: name, sessionId: null, permission: COMMAND_LINE, call }
        await books.record(tx, { ...author, ip: '', requestId: newId(), chain: COMMAND_LINE }, deed)
        return result
      }),
  }
}

export const commandLineDesk = (dependencies: Dependencies, call?: string): Desk => ({
  ...dependencies,
  actor: commandLineActor(dependencies, call),
})
