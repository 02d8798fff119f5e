const SIDE = 176

/** A small copy of a picture file as a data address; empty when this browser cannot read it. */
export const previewOf = async (file: File): Promise<string> => {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, SIDE / Math.min(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return ''
  }
}
