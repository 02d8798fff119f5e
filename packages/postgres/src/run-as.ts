import { execFile, execFileSync } from 'node:child_process'
import { EmbeddedPostgresError } from './errors.ts'

/** Options that make a child process run as the database's user; empty when we are not root. */
export interface RunAs {
  uid?: number
  gid?: number
}

const isRoot = () => process.getuid?.() === 0

const idOf = (flag: '-u' | '-g', user: string) =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

const lookUp = (user: string): RunAs | null => {
  try {
    return { uid: idOf('-u', user), gid: idOf('-g', user) }
  } catch {
    return null
  }
}

/**
 * PostgreSQL refuses to run as root, so root starts it as the system user `postgres`,
 * which is made when the machine has none. Anyone else runs it as themselves.
 */
export const databaseUser = (user = 'postgres'): RunAs => {
  if (!isRoot()) return {}
  const known = lookUp(user)
  if (known) return known
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', user], { stdio: 'ignore' })
  } catch {
    // Reported below, together with a useradd that "worked" without making the user.
  }
  const made = lookUp(user)
  if (made) return made
  throw new EmbeddedPostgresError(
    'no_user',
    `PostgreSQL does not run as root and the user "${user}" could not be made: create it (useradd --system ${user}) or start as another user.`,
  )
}

/** Whether the database's user may do this with a path: `-x` enter or execute, `-w` write. */
export const canAccess = (runAs: RunAs, flag: '-x' | '-w', path: string): boolean => {
  if (runAs.uid === undefined) return true
  try {
    execFileSync('/bin/sh', ['-c', `test ${flag} "$1"`, 'sh', path], { ...runAs, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs a program to its end; rejects with what it printed. */
export const run = (
  program: string,
  args: string[],
  options: RunAs & { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<string> =>
  new Promise((resolve, reject) => {
    // C messages, so that a failure reads the same on every machine.
    const env = { ...process.env, ...options.env, LC_ALL: 'C' }
    execFile(program, args, { ...options, env, encoding: 'utf8' }, (error, stdout, stderr) =>
      error ? reject(new Error(`${stderr}${stdout}`.trim() || error.message)) : resolve(stdout),
    )
  })
