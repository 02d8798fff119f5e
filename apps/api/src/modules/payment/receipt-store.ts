import { join } from 'node:path'
import { limits } from '@hojreh/contract'
import { DomainError } from '../../shared/domain-error.ts'
import { cleanPicture } from '../media/clean-picture.ts'
import { HopelessPictureError } from '../media/fetch-picture.ts'
import { readIfThere, writeWhole } from '../media/media-store.ts'

const LONGEST_SIDE = 1600

/**
 * A receipt's picture out of base64: looked at, not believed, and encoded anew, so that nothing but pixels is kept.
 * Throws `picture_unreadable`, `payload_too_large`.
 */
export const readReceipt = async (base64: string): Promise<Buffer> => {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > limits.receiptBytes) throw new DomainError('payload_too_large')
  try {
    return (await cleanPicture(bytes, LONGEST_SIDE)).data
  } catch (error) {
    if (error instanceof HopelessPictureError) throw new DomainError('picture_unreadable')
    throw error
  }
}

/** Receipts on disk, beside the shop's pictures but on no address: only the operator sees them. */
export const openReceiptStore = (mediaFolder: string) => {
  const fileOf = (paymentId: string) => join(mediaFolder, 'receipts', `${paymentId}.webp`)
  return {
    fileOf,
    /** Null when there is none. */
    read: (paymentId: string): Promise<Buffer | null> => readIfThere(fileOf(paymentId)),
    write: (paymentId: string, picture: Buffer): Promise<void> => writeWhole(fileOf(paymentId), picture),
  }
}
