import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../lib/bootstrap.mjs'
import type { ServiceName } from '../lib/services.ts'
import { lastLines } from './last-lines.ts'
import type { ShopLog } from './shop-log.ts'

export interface Service {
  name: ServiceName
  child: ChildProcess
  /** Its last output so far. */
  said: () => string
}

/**
 * Starts a server from its build. It leads a group of its own: Ctrl-C in the terminal reaches us alone, and we end them
 * in order. Not through turbo, which gives every task a group that outlives it when it is killed. By its channel to us
 * it learns when we were killed, and ends too (`closeOnSignal`). We write its log: the file can be full, or another one.
 */
export const runService = (name: ServiceName, environment: Record<string, string>, log: ShopLog): Service => {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: join(root, 'apps', name),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  })
  const said = lastLines()
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        log.write(`${line}\n`)
        said.add(`${line}\n`)
      })
  return { name, child, said: said.read }
}
