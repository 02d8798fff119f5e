import { HopelessPictureError, type PictureError } from '../fetch-picture.ts'

const MAX_ATTEMPTS = 6
const MINUTE_SECONDS = 60

/**
 * Seconds until a picture is asked for again; null when it is given up. 1, 4, 16 minutes, 1 hour, 4 hours: an old shop
 * that is down for a night still gives its pictures.
 */
export const retryIn = (error: PictureError, attempts: number): number | null =>
  error instanceof HopelessPictureError || attempts >= MAX_ATTEMPTS
    ? null
    : MINUTE_SECONDS * 4 ** (attempts - 1)
