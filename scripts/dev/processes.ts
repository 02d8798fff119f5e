import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { endGroup } from '../lib/processes.ts'
import type { ServiceName } from '../lib/services.ts'
import { appNames } from './apps.ts'

const CLOSE_WITHIN_MS = 10_000

/** What one process has compiled, the next one need not. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/hojreh-compiled') }

const children: ChildProcess[] = []
const closers: (() => Promise<unknown>)[] = []

/** Apps follow their sources by themselves, through Vite; Node starts the others again. */
const watching = (name: ServiceName) =>
  appNames.some((app) => app === name) ? [] : ['--watch', '--watch-preserve-output']

/** Runs a server from its sources. Each leads a group of its own: Ctrl-C reaches us alone, and we end them in order. */
export const run = (name: ServiceName, environment: Record<string, string>): void => {
  const child = spawn(process.execPath, [...watching(name), 'src/server.ts'], {
    cwd: join(root, 'apps', name),
    detached: true,
    stdio: 'inherit',
    env: { ...process.env, LOG_LEVEL: 'warn', ...compileCache, ...environment },
  })
  children.push(child)
}

/** What ends after the servers. */
export const atTheEnd = (close: () => Promise<unknown>): void => void closers.push(close)

let isEnding = false
export const hasEnded = (): boolean => isEnding

/** Ends everything, servers first. */
export const endAll = async (): Promise<void> => {
  isEnding = true
  await Promise.all(children.splice(0).map((child) => endGroup(child, CLOSE_WITHIN_MS)))
  for (const close of closers.splice(0)) await close()
}
