import type { FileStore } from './file-store.ts'

const AT_ONCE = 8

/**
 * Copies what the target does not have; a second run copies what came meanwhile, and nothing else. The source stays as
 * it is. Returns how many files there are and how many of them were copied.
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
  onProgress: (done: number) => void = () => {},
): Promise<{ files: number; copied: number }> => {
  let files = 0
  let copied = 0
  const copy = async (name: string) => {
    if (!(await to.has(name))) {
      const content = await from.read(name)
      // Removed since it was listed.
      if (content === null) return
      await to.write(name, content)
      // Removed while it was copied: a picture that was taken back must not come again.
      if (!(await from.has(name))) return to.remove(name)
      copied += 1
    }
    files += 1
    onProgress(files)
  }
  const names = from.list()[Symbol.asyncIterator]()
  // Each worker takes the next name when it is done with one.
  const worker = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) await copy(next.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { files, copied }
}
