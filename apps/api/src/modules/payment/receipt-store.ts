import { limits } from '@hojreh/contract'
import { DomainError } from '../../shared/domain-error.ts'
import type { FileStore } from '../file-store/file-store.ts'
import { cleanPicture } from '../media/clean-picture.ts'
import { HopelessPictureError } from '../media/fetch-picture.ts'

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

/** Receipts, beside the shop's pictures but on no address: only the operator sees them. */
export const openReceiptStore = (files: FileStore) => {
  const nameOf = (paymentId: string) => `receipts/${paymentId}.webp`
  return {
    /** Where the receipt is, for an operator at the machine. */
    placeOf: (paymentId: string) => `${files.place}/${nameOf(paymentId)}`,
    /** Null when there is none. */
    read: (paymentId: string): Promise<Buffer | null> => files.read(nameOf(paymentId)),
    write: (paymentId: string, picture: Buffer): Promise<void> => files.write(nameOf(paymentId), picture),
  }
}
