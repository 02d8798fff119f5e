import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  child: ChildProcess
  /** `http://127.0.0.1:40123` */
  origin: string
}

/** The environment variables that a started process inherits from its test: the path of programs and Node's compile cache. */
export const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})

/** Resolves when it says where it listens, on its standard output as all our servers do; rejects when it ends before. */
export const startServer = async (
  script: string,
  env: NodeJS.ProcessEnv,
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [script], {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onSpawn(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening at (http:[^"]+)/i.exec(line)?.[1]
    if (origin === undefined) continue
    child.stdout.resume()
    return { child, origin }
  }
  throw new Error(`${script} ended before it listened`)
}

/** Servers of one test file; `killAll` leaves none behind, not even one that never listened. */
export const serverProcesses = () => {
  const children: ChildProcess[] = []
  return {
    start: (script: string, env: NodeJS.ProcessEnv) =>
      startServer(script, env, (child) => children.push(child)),
    killAll: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
