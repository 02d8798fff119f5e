import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** How long a page that is open may still ask for the files of the build that it came from. */
const KEPT_MS = 24 * 60 * 60 * 1_000

/** Beside it and renamed: half a file, of a full disk, would be served for ever as the whole one. */
const copyWhole = (from: string, to: string): void => {
  const draft = `${to}.${process.pid}.draft`
  try {
    copyFileSync(from, draft)
    renameSync(draft, to)
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Puts a build's files into a folder that all versions of the app share, and takes away what no version has used
 * for a day. Names hold their content's hash, so that versions never stand in each other's way.
 * @param own folder of this build's files
 * @param shared folder of this app's files of all versions; made when it is not there
 */
export const keepFiles = (own: string, shared: string, now = Date.now()): void => {
  mkdirSync(shared, { recursive: true })
  const there = new Set(readdirSync(shared))
  for (const name of readdirSync(own)) {
    if (!there.delete(name)) copyWhole(join(own, name), join(shared, name))
    utimesSync(join(shared, name), now / 1_000, now / 1_000)
  }
  for (const name of there) {
    const { mtimeMs } = statSync(join(shared, name), { throwIfNoEntry: false }) ?? { mtimeMs: now }
    if (now - mtimeMs > KEPT_MS) rmSync(join(shared, name), { force: true })
  }
}
