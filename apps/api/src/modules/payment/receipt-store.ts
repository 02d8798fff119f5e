import type { FileStore } from '../file-store/file-store.ts'

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
