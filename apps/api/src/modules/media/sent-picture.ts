import { DomainError } from '../../shared/domain-error.ts'
import { cleanPicture } from './clean-picture.ts'
import { HopelessPictureError } from './fetch-picture.ts'

const LONGEST_SIDE = 1600

/**
 * A customer's picture out of base64: looked at, not believed, and encoded anew, so that nothing but pixels is kept.
 * Throws `picture_unreadable`, `payload_too_large`.
 */
export const readSentPicture = async (base64: string, maxBytes: number): Promise<Buffer> => {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > maxBytes) throw new DomainError('payload_too_large')
  try {
    return (await cleanPicture(bytes, LONGEST_SIDE)).data
  } catch (error) {
    if (error instanceof HopelessPictureError) throw new DomainError('picture_unreadable')
    throw error
  }
}
