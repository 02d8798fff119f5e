import { stat } from 'node:fs/promises'
import { ImportFileError } from '../import-error.ts'
import { openPictureFolder } from './picture-folder.ts'
import type { PictureSource } from './picture-source.ts'
import { openPictureZip } from './picture-zip.ts'

/** Opens a folder or a ZIP file of pictures. Throws {@link ImportFileError} for anything else. */
export const openPictures = async (path: string): Promise<PictureSource> => {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return openPictureFolder(path)
  if (found?.isFile()) return openPictureZip(path)
  throw new ImportFileError('no_pictures', path)
}
