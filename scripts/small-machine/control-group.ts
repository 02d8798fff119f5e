import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A group whose processes Linux holds within limits together, as if they had a smaller machine. */
export interface ControlGroup {
  /** A line for `sh` that puts itself into the group, and with it all that it starts. */
  enter: string
  pids: () => number[]
  /** How many processes the system has killed in it, because there was no memory left. */
  kills: () => number
  /** Called when no process is in it any more. */
  remove: () => void
}

interface Limits {
  bytes: number
  cores: number
}

const MOUNT = '/sys/fs/cgroup'
const PERIOD_US = 100_000

const setAll = (folder: string, settings: Record<string, number | string>): string => {
  mkdirSync(folder)
  // Without swap there is no file that limits it.
  for (const [file, value] of Object.entries(settings))
    if (existsSync(join(folder, file))) writeFileSync(join(folder, file), String(value))
  return folder
}

/** Returns the folders of the group; the one that counts the memory comes first. */
const foldersOf = (name: string, { bytes, cores }: Limits): [string, ...string[]] => {
  if (existsSync(join(MOUNT, 'cgroup.controllers'))) {
    writeFileSync(join(MOUNT, 'cgroup.subtree_control'), '+memory +cpu')
    const limits = {
      'memory.max': bytes,
      'memory.swap.max': 0,
      'cpu.max': `${PERIOD_US * cores} ${PERIOD_US}`,
    }
    return [setAll(join(MOUNT, name), limits)]
  }
  const memory = { 'memory.limit_in_bytes': bytes, 'memory.memsw.limit_in_bytes': bytes }
  const cpu = { 'cpu.cfs_period_us': PERIOD_US, 'cpu.cfs_quota_us': PERIOD_US * cores }
  return [setAll(join(MOUNT, 'memory', name), memory), setAll(join(MOUNT, 'cpu', name), cpu)]
}

/** Makes a control group of either version; null where this machine gives us none. */
export const makeControlGroup = (name: string, limits: Limits): ControlGroup | null => {
  try {
    const folders = foldersOf(name, limits)
    const [memory] = folders
    const read = (file: string) => readFileSync(join(memory, file), 'utf8')
    const events = existsSync(join(memory, 'memory.events')) ? 'memory.events' : 'memory.oom_control'
    return {
      enter: folders.map((folder) => `echo $$ > ${folder}/cgroup.procs`).join(' && '),
      pids: () => read('cgroup.procs').split('\n').filter(Boolean).map(Number),
      kills: () => Number(/^oom_kill (\d+)/m.exec(read(events))?.[1] ?? 0),
      remove: () => folders.forEach((folder) => void rmdirSync(folder)),
    }
  } catch {
    return null
  }
}
