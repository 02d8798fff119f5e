import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Problem } from '../lib/bootstrap.mjs'

/** One that is written anew. */
export type NewFiles = Record<string, string>
/** Lines that come into a file before or after a text that is in it once. */
export interface Insertion {
  file: string
  before?: string
  after?: string
  lines: string
}

const inserted = (text: string, { file, before, after, lines }: Insertion): string => {
  const mark = before ?? after ?? ''
  const at = text.indexOf(mark)
  if (at === -1) throw new Problem(`${file} is not what the generator knows: "${mark}" is not in it.`)
  const place = before === undefined ? at + mark.length : at
  return text.slice(0, place) + lines + text.slice(place)
}

/**
 * Writes what a generator makes. Nothing is written when one of the new files is there already or a known file has
 * become another one.
 * @returns all files that were written or changed, below `root`
 */
export const writeAll = async (root: string, files: NewFiles, insertions: Insertion[]): Promise<string[]> => {
  for (const file of Object.keys(files))
    if (existsSync(join(root, file))) throw new Problem(`${file} is there already.`)
  const changed = new Map<string, string>()
  for (const insertion of insertions) {
    const { file } = insertion
    changed.set(file, inserted(changed.get(file) ?? (await readFile(join(root, file), 'utf8')), insertion))
  }
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return [...Object.keys(files), ...changed.keys()]
}
