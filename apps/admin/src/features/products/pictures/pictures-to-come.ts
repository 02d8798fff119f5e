/** Files that were chosen before their product was there, by its id: its page sends them up. */
const waiting = new Map<string, readonly File[]>()

export const leavePictures = (productId: string, files: readonly File[]): void => {
  if (files.length > 0) waiting.set(productId, files)
}

/** Returns the pictures that the form of a new product has left for its page; empty the second time. */
export const takePictures = (productId: string): readonly File[] => {
  const files = waiting.get(productId) ?? []
  waiting.delete(productId)
  return files
}
