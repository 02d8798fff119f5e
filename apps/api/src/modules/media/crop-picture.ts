import sharp, { type Region } from 'sharp'

/** A part of a picture that was taken in, in pixels as they are. It is taken in as any other, which makes it small. */
export const cropPicture = (original: Buffer, part: Region): Promise<Buffer> =>
  sharp(original).extract(part).png({ compressionLevel: 1 }).toBuffer()
