import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import type { RunAs } from '../run-as.ts'

const ip = (...parameters: string[]): string =>
  execFileSync('ip', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Whether this machine lets us have others inside it. */
export const canHaveMachines = (): boolean => {
  const name = `hj${randomBytes(3).toString('hex')}`
  try {
    ip('netns', 'add', name)
    ip('netns', 'delete', name)
    return true
  } catch {
    return false
  }
}

export interface Machine {
  name: string
  address: string
  /** Starts a program on it; what it prints goes to the file `log`. */
  run: (
    program: string,
    parameters: readonly string[],
    how: RunAs & { log: string; env?: NodeJS.ProcessEnv; cwd?: string },
  ) => ChildProcess
  /** What runs on it. */
  pids: () => number[]
  /** Pulls the plug: its cable and everything that runs. */
  kill: () => Promise<void>
  /** Pulls its cable, or plugs it in again. */
  setCable: (isIn: boolean) => void
  /** Lets nothing through between it and another machine, or lets it again. */
  setLink: (other: Machine, isOpen: boolean) => void
  /**
   * Makes what it sends slow: each packet waits 50 ms or, where the kernel cannot let packets wait, two megabits go out a
   * second. Returns which of them.
   */
  slowDown: () => string
  /** As before. */
  speedUp: () => void
}

export interface Network {
  machines: Machine[]
  /** Our own address in it. */
  address: string
  close: () => Promise<void>
}

const makeMachine = (name: string, space: string, cable: string, address: string): Machine => {
  const children = new Set<ChildProcess>()
  const pids = () => ip('netns', 'pids', space).trim().split('\n').filter(Boolean).map(Number)
  const inside = (...parameters: string[]) => ip('-n', space, ...parameters)
  /** Whether the kernel has the discipline. */
  const isQueued = (...discipline: string[]) =>
    spawnSync('tc', ['-n', space, 'qdisc', 'replace', 'dev', 'eth0', 'root', ...discipline]).status === 0
  return {
    name,
    address,
    pids,
    run: (program, parameters, { uid, gid, log, env = {}, cwd = '/' }) => {
      const output = openSync(log, 'a', 0o600)
      const user = uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
      const child = spawn('ip', ['netns', 'exec', space, ...user, program, ...parameters], {
        cwd,
        env: { ...process.env, LC_ALL: 'C', ...env },
        stdio: ['ignore', output, output],
      })
      children.add(child)
      child.once('exit', () => children.delete(child))
      return child
    },
    kill: async () => {
      ip('link', 'set', cable, 'down')
      const ends = [...children].map((child) => once(child, 'exit'))
      for (let left = pids(); left.length > 0; left = pids()) {
        for (const pid of left)
          try {
            process.kill(pid, 'SIGKILL')
          } catch {
            // Its parent was faster.
          }
        await new Promise(setImmediate)
      }
      await Promise.all(ends)
    },
    setCable: (isIn) => {
      ip('link', 'set', cable, isIn ? 'up' : 'down')
    },
    setLink: (other, isOpen) => {
      inside('route', isOpen ? 'delete' : 'add', 'blackhole', `${other.address}/32`)
    },
    slowDown: () => {
      if (isQueued('netem', 'delay', '50ms')) return '50 ms later'
      if (isQueued('tbf', 'rate', '2mbit', 'burst', '16kb', 'latency', '1s')) return 'at 2 Mbit a second'
      throw new Error('tc can make no link slow here')
    },
    speedUp: () => {
      isQueued('pfifo_fast')
    },
  }
}

/** Machines of their own inside this one: network namespaces that hang on one bridge. Only root may. */
export const openNetwork = (names: readonly string[]): Network => {
  const mark = `hj${randomBytes(3).toString('hex')}`
  const net = `10.${randomInt(201, 250)}.${randomInt(0, 255)}`
  const bridge = `${mark}b`
  const address = `${net}.1`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${address}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const spaces: string[] = []
  const machines = names.map((name, index) => {
    const [space, cable] = [`${mark}-${name}`, `${mark}${index}`]
    ip('netns', 'add', space)
    spaces.push(space)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    ip('link', 'set', cable, 'master', bridge, 'up')
    ip('-n', space, 'address', 'add', `${net}.${11 + index}/24`, 'dev', 'eth0')
    ip('-n', space, 'link', 'set', 'eth0', 'up')
    ip('-n', space, 'link', 'set', 'lo', 'up')
    return makeMachine(name, space, cable, `${net}.${11 + index}`)
  })
  return {
    machines,
    address,
    close: async () => {
      for (const machine of machines) await machine.kill()
      for (const space of spaces) ip('netns', 'delete', space)
      ip('link', 'delete', bridge)
    },
  }
}
