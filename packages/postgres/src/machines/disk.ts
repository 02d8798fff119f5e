import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { keepPrivate } from '../folder.ts'
import type { RunAs } from '../run-as.ts'

export interface Disk {
  folder: string
  /** Fills the disk until only this much room is left. */
  fill: (freeMegabytes: number) => void
  free: () => void
  /** Lets some processes and their children write to it twenty times a second; false where this machine limits no writes. */
  slowDown: (pids: readonly number[]) => boolean
  /** Ends the limit of `slowDown`. */
  speedUp: () => void
  remove: () => void
}

const MEGABYTE = 1_048_576
const SLOW_WRITES = 20
const CONTROL_GROUPS = '/sys/fs/cgroup'

interface Group {
  folder: string
  /** Limits the writes of the group's processes, or ends the limit. */
  limit: (isSlow: boolean) => void
}

/** Makes a control group, of either version, that slows processes on a disk; null where this machine allows none. */
const makeGroup = (name: string, device: string): Group | null => {
  const make = (folder: string, file: string, slow: string, none: string): Group => {
    mkdirSync(folder)
    return {
      folder,
      limit: (isSlow) => writeFileSync(join(folder, file), `${device} ${isSlow ? slow : none}`),
    }
  }
  try {
    if (!existsSync(join(CONTROL_GROUPS, 'cgroup.controllers'))) {
      const folder = join(CONTROL_GROUPS, 'blkio', name)
      return make(folder, 'blkio.throttle.write_iops_device', String(SLOW_WRITES), '0')
    }
    writeFileSync(join(CONTROL_GROUPS, 'cgroup.subtree_control'), '+io')
    return make(join(CONTROL_GROUPS, name), 'io.max', `wiops=${SLOW_WRITES}`, 'wiops=max')
  } catch {
    return null
  }
}

/** Returns a folder's device as Linux writes it. */
const deviceOf = (folder: string): string => {
  const { dev } = statSync(folder)
  return `${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`
}

/** Mounts a disk of its own, whose image lies in memory, for one machine's database. Only root may. */
export const mountDisk = (megabytes: number, user: RunAs): Disk => {
  const base = mkdtempSync(join(tmpdir(), 'hojreh-disk-'))
  const [memory, folder] = [join(base, 'memory'), join(base, 'disk')]
  mkdirSync(memory)
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes + 1}m`, 'tmpfs', memory])
  const image = join(memory, 'image')
  execFileSync('truncate', [`--size=${megabytes}M`, image])
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  execFileSync('mount', ['-o', 'loop', image, folder])
  keepPrivate(base, user, 0o700)
  keepPrivate(folder, user, 0o700)
  const filler = join(folder, 'filler')
  let group: Group | null = null
  return {
    folder,
    fill: (freeMegabytes) => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeMegabytes * MEGABYTE), 1))
      } catch (error) {
        // The database took the last of it meanwhile: the disk is full, as was wanted.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(filler, { force: true }),
    slowDown: (pids) => {
      group ??= makeGroup(basename(base), deviceOf(folder))
      if (!group) return false
      group.limit(true)
      for (const pid of pids)
        try {
          writeFileSync(join(group.folder, 'cgroup.procs'), String(pid))
        } catch (error) {
          // The process ended meanwhile.
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
        }
      return true
    },
    speedUp: () => group?.limit(false),
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      execFileSync('umount', ['--lazy', memory])
      rmSync(base, { recursive: true, force: true })
      if (group) rmdirSync(group.folder)
    },
  }
}
