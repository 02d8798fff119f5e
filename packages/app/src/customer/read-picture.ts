const LONGEST_SIDE = 1600
const QUALITY = 0.85

/** A phone's photograph is larger than a receipt or a review needs; a browser that cannot make it smaller sends it as it is. */
const shrink = async (file: File): Promise<Blob> => {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return made ?? file
  } catch {
    return file
  }
}

/** A picture as base64; null when it is too large even so. */
export const readPicture = async (file: File, maxBytes: number): Promise<string | null> => {
  const picture = await shrink(file)
  if (picture.size > maxBytes) return null
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
  return url.slice(url.indexOf(',') + 1)
}
