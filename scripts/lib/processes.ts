import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { Problem, root } from './bootstrap.mjs'

interface QuietRun {
  /** Begins the sentence that is thrown when the command fails; what it printed follows. */
  failure: string
  command: string[]
  /** Called with every line, to show progress. */
  onLine?: (line: string) => void
  /** Ends the command; the run then throws. */
  signal?: AbortSignal
}

/** Runs a command to its end; throws a sentence when it fails. Its output is shown only then. */
export const runQuietly = ({ failure, command, onLine, signal }: QuietRun): Promise<void> =>
  new Promise((resolve, reject) => {
    const [program = '', ...parameters] = command
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        onLine?.(line)
      })
    child.on('error', (error) => reject(new Problem(`${failure}: ${error.message}`)))
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Problem(`${failure}:\n${lines.slice(-40).join('\n')}`)),
    )
  })

/** Runs a command in the open; resolves to its exit code. */
export const runOpenly = (
  command: string,
  parameters: string[],
  environment: Record<string, string> = {},
  cwd = root,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const groupIsAlive = (leader: number): boolean => {
  try {
    process.kill(-leader, 0)
    return true
  } catch {
    return false
  }
}

/** Ends a process that leads its own group: asks politely, waits for all of the group, then insists. */
export const endGroup = async (child: ChildProcess, patienceMs: number): Promise<void> => {
  if (child.pid === undefined) return
  const deadline = Date.now() + patienceMs
  if (groupIsAlive(child.pid)) process.kill(-child.pid, 'SIGTERM')
  while (groupIsAlive(child.pid)) {
    if (Date.now() > deadline) {
      process.kill(-child.pid, 'SIGKILL')
      return
    }
    await delay(50)
  }
}
