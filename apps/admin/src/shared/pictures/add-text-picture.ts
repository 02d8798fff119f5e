import { uploadTextPicture } from '@hojreh/api/admin'
import type { AddPicture } from '../rich-text/picture-form.tsx'
import { shrinkPicture } from './shrink-picture.ts'

/** Keeps a picture of a text, made small enough for a slow line before it leaves the device. */
export const addTextPicture: AddPicture = async (file, alt) => {
  const result = await uploadTextPicture(alt, await shrinkPicture(file))
  if ('error' in result) return null
  const { src, width, height } = result.data
  return { src, width, height }
}
