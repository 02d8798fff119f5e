import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** A mounted volume may have another owner; its permissions are decided there. */
const close = async (path: string, mode: number): Promise<void> => {
  try {
    await chmod(path, mode)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
  }
}

const receiptsIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Makes the folder of pictures for the shop's user alone, and closes one of an older version: to others the folder
 * itself, and each receipt in it, which shows whose card paid.
 */
export const closeMediaFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await close(folder, 0o700)
  const receipts = join(folder, 'receipts')
  const names = await receiptsIn(receipts)
  if (names.length > 0) await close(receipts, 0o700)
  for (const name of names) await close(join(receipts, name), 0o600)
}
