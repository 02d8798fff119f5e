import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../lib/bootstrap.mjs'
import { isReady } from '../lib/services.ts'

const READY_WITHIN_MS = 180_000

export const appNames = ['api', 'shop', 'blog', 'profile', 'admin'] as const
export type AppName = (typeof appNames)[number]

/** One process of an app, which can be ended and started again, perhaps as another version. */
export interface Process {
  app: AppName
  port: number
  start: (folder?: string) => Promise<void>
  /** Ends it as a service manager does, and waits. */
  stop: () => Promise<void>
}

/** A process that does not run yet. Its output goes to the file `log`. */
export const makeProcess = (
  app: AppName,
  port: number,
  environment: Record<string, string>,
  log: string,
): Process => {
  let child: ChildProcess | undefined
  const output = openSync(log, 'a', 0o600)
  return {
    app,
    port,
    start: async (folder = join(root, 'apps', app)) => {
      const started = spawn(process.execPath, ['src/server.ts'], {
        cwd: folder,
        stdio: ['ignore', output, output],
        env: { ...process.env, ...environment, [`${app.toUpperCase()}_PORT`]: String(port) },
      })
      child = started
      const deadline = Date.now() + READY_WITHIN_MS
      while (!(await isReady(`http://127.0.0.1:${port}`))) {
        if (started.exitCode !== null || started.signalCode !== null || Date.now() > deadline)
          throw new Error(`${app} on ${port} did not start; ${log} says why`)
        await delay(50)
      }
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
