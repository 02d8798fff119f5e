/** As long as the shop keeps them; more would only make the way longer. */
const LONGEST_SIDE = 2_000
/** Smaller files are sent as they are. */
const WORTH_SHRINKING = 1_000_000
const QUALITY = 0.9

/**
 * A photo of 12 MB as a few hundred kilobytes, upright: over a slow line that is minutes. What the browser cannot read is
 * sent as it is; the server decides.
 */
export const shrinkPicture = async (file: File): Promise<Blob> => {
  if (file.size < WORTH_SHRINKING) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const shrunk = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
    return shrunk.size < file.size ? shrunk : file
  } catch {
    return file
  }
}
