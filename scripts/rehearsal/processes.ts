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
  /** `address:port` */
  server: string
  start: (folder?: string) => Promise<void>
  /** Ends it as a service manager does, and waits. */
  stop: () => Promise<void>
}

export interface Place {
  address: string
  run: (
    program: string,
    parameters: string[],
    how: { cwd: string; log: string; env: Record<string, string> },
  ) => ChildProcess
}

/** This machine. */
export const here: Place = {
  address: '127.0.0.1',
  run: (program, parameters, { cwd, log, env }) => {
    const output = openSync(log, 'a', 0o600)
    return spawn(program, parameters, {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
  },
}

/** A process that does not run yet. Its output goes to the file `log`. */
export const makeProcess = (
  app: AppName,
  port: number,
  environment: Record<string, string>,
  log: string,
  { address, run }: Place = here,
): Process => {
  let child: ChildProcess | undefined
  return {
    app,
    server: `${address}:${port}`,
    start: async (folder = join(root, 'apps', app)) => {
      const started = run(process.execPath, ['src/server.ts'], {
        cwd: folder,
        log,
        env: { ...environment, [`${app.toUpperCase()}_PORT`]: String(port) },
      })
      child = started
      const deadline = Date.now() + READY_WITHIN_MS
      while (!(await isReady(`http://${address}:${port}`))) {
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
