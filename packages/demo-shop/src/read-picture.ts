import { readFile } from 'node:fs/promises'
import type { DemoPicture } from './picture.ts'

/** Reads the SVG document of a picture. */
export const readPicture = ({ file }: DemoPicture): Promise<Buffer> =>
  readFile(new URL(`../pictures/${file}`, import.meta.url))
