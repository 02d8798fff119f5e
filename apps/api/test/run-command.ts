import { type Command, CommanderError } from 'commander'
import { vi } from 'vitest'
import { explainFailure } from '../src/cli/lib/explain-failure.ts'
import { program } from '../src/cli/program.ts'

/** How a command ended, and what it said. */
export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** A command that ended with another code than 0, as `execFile` reports it. */
export class CommandFailed extends Error implements Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  constructor({ code, stdout, stderr }: Ended) {
    super(`exit code ${code}: ${stderr}`)
    this.code = code
    this.stdout = stdout
    this.stderr = stderr
  }
}

const throwInsteadOfExit = (command: Command): void => {
  command.exitOverride()
  command.commands.forEach(throwInsteadOfExit)
}
throwInsteadOfExit(program)

const runOnce = async (
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Ended> => {
  const said = { stdout: '', stderr: '' }
  const before = process.env
  process.env = { ...env }
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((chunk) => {
      said[stream] += String(chunk)
      return true
    }),
  )
  try {
    await program.parseAsync(parameters, { from: 'user' })
    return { code: Number(process.exitCode ?? 0), ...said }
  } catch (error) {
    if (error instanceof CommanderError) return { code: error.exitCode, ...said }
    return { code: 1, ...said, stderr: `${said.stderr}\n✗ ${explainFailure(error)}\n` }
  } finally {
    process.exitCode = undefined
    process.env = before
    for (const spy of spies) spy.mockRestore()
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs an operator's command within this process, without a user at its terminal: a process of its own takes a hundred
 * times as long to start. Commands wait for each other, because environment and output belong to the process.
 * `main.test.ts` runs the real one.
 */
export const endOfCommand = (
  parameters: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Ended> => {
  const ended = last.then(() => runOnce(parameters, env))
  last = ended.catch(() => {})
  return ended
}

/** As {@link endOfCommand}; throws {@link CommandFailed} unless it ended well. */
export const runCommand = async (...call: Parameters<typeof endOfCommand>): Promise<Ended> => {
  const ended = await endOfCommand(...call)
  if (ended.code !== 0) throw new CommandFailed(ended)
  return ended
}
