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
import { join } from 'node:path'
import { keepPrivate } from '../folder.ts'
import type { RunAs } from '../run-as.ts'

export interface Disk {
  folder: string
  /** Leaves so little room. */
  fill: (freeMegabytes: number) => void
  free: () => void
  /** Lets some processes and their children write to it twenty times a second and no more. */
  slowDown: (pids: readonly number[]) => void
  /** As before. */
  speedUp: () => void
  remove: () => void
}

const MEGABYTE = 1_048_576
const SLOW_WRITES = 20
const CONTROL_GROUPS = '/sys/fs/cgroup'

/** The control group of a disk's slow users, and what limits their writes in it, by the version of control groups. */
const groupOf = (name: string) => {
  if (!existsSync(join(CONTROL_GROUPS, 'cgroup.controllers')))
    return {
      folder: join(CONTROL_GROUPS, 'blkio', name),
      file: 'blkio.throttle.write_iops_device',
      limit: SLOW_WRITES,
      none: 0,
    }
  writeFileSync(join(CONTROL_GROUPS, 'cgroup.subtree_control'), '+io')
  return {
    folder: join(CONTROL_GROUPS, name),
    file: 'io.max',
    limit: `wiops=${SLOW_WRITES}`,
    none: 'wiops=max',
  }
}

/** As Linux writes the device of a folder. */
const deviceOf = (folder: string): string => {
  const { dev } = statSync(folder)
  return `${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`
}

/** A disk of its own, whose image lies in memory, for one machine's database. Only root may. */
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
  let group: ReturnType<typeof groupOf> | undefined
  const limitTo = (limit: number | string) => {
    if (group) writeFileSync(join(group.folder, group.file), `${deviceOf(folder)} ${limit}`)
  }
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
      group ??= groupOf(base.slice(base.lastIndexOf('/') + 1))
      mkdirSync(group.folder, { recursive: true })
      limitTo(group.limit)
      for (const pid of pids) writeFileSync(join(group.folder, 'cgroup.procs'), String(pid))
    },
    speedUp: () => limitTo(group?.none ?? 0),
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      execFileSync('umount', ['--lazy', memory])
      rmSync(base, { recursive: true, force: true })
      if (group) rmdirSync(group.folder)
    },
  }
}
