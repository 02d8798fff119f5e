import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../lib/bootstrap.mjs'
import { lastLines } from './last-lines.ts'
import type { ShopProcess } from './processes.ts'
import type { ShopLog } from './shop-log.ts'

export interface Service extends ShopProcess {
  child: ChildProcess
  /** Its last output so far. */
  said: () => string
}

const scriptOf = ({ name }: ShopProcess) =>
  join(root, name === 'pages' ? 'scripts/start/page-servers.ts' : `apps/${name}/src/server.ts`)

/**
 * Starts a server from its build. It leads a group of its own: Ctrl-C in the terminal reaches us alone, and we end them
 * in order. Not through turbo, which gives every task a group that outlives it when it is killed. By its channel to us
 * it learns when we were killed, and ends too (`closeOnSignal`). We write its log: the file can be full, or another one.
 */
export const runService = (
  shopProcess: ShopProcess,
  environment: Record<string, string>,
  log: ShopLog,
): Service => {
  const child = spawn(process.execPath, [...shopProcess.flags, scriptOf(shopProcess)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...shopProcess.defaults, ...process.env, ...environment },
  })
  const said = lastLines()
  for (const input of [child.stdout, child.stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        log.write(`${line}\n`)
        said.add(`${line}\n`)
      })
  return { ...shopProcess, child, said: said.read }
}
