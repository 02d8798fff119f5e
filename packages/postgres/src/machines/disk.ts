import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepPrivate } from '../folder.ts'
import type { RunAs } from '../run-as.ts'

export interface Disk {
  folder: string
  /** Leaves so little room. */
  fill: (freeMegabytes: number) => void
  free: () => void
  remove: () => void
}

const MEGABYTE = 1_048_576

/** A disk of its own in memory, for one machine's database. Only root may. */
export const mountDisk = (megabytes: number, user: RunAs): Disk => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  keepPrivate(folder, user, 0o700)
  const filler = join(folder, 'filler')
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
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
