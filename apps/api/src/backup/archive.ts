import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { backupMessages as texts } from './backup.messages.ts'
import { BackupError } from './manifest.ts'

const tar = async (...parameters: string[]): Promise<void> => {
  try {
    await promisify(execFile)('tar', parameters)
  } catch (error) {
    throw new BackupError(texts.tar(error instanceof Error ? error.message : ''))
  }
}

/** Packs a folder; links in it are packed as what they point at. Every system that runs Node has a tar. */
export const pack = (folder: string, file: string): Promise<void> =>
  tar('-c', '-z', '-h', '-f', file, '-C', folder, '.')

export const unpack = (file: string, folder: string): Promise<void> =>
  tar('-x', '-z', '-f', file, '-C', folder)
