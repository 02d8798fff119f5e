import type { FileStore } from '../file-store/file-store.ts'

const FOLDER = 'receipts'
const ENDING = '.webp'

/** Receipts, beside the shop's pictures but on no address: only the operator sees them. */
export const openReceiptStore = (files: FileStore) => {
  const nameOf = (paymentId: string) => `${FOLDER}/${paymentId}${ENDING}`
  return {
    /** Where the receipt is, for an operator at the machine. */
    placeOf: (paymentId: string) => `${files.place}/${nameOf(paymentId)}`,
    /** Null when there is none. */
    read: (paymentId: string): Promise<Buffer | null> => files.read(nameOf(paymentId)),
    write: (paymentId: string, picture: Buffer): Promise<void> => files.write(nameOf(paymentId), picture),
    remove: (paymentId: string): Promise<void> => files.remove(nameOf(paymentId)),
    /** Every receipt, with the payment that it is of. */
    list: async function* () {
      for await (const name of files.list(FOLDER))
        yield { name, id: name.slice(FOLDER.length + 1, -ENDING.length) }
    },
  }
}
