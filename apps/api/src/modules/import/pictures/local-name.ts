/** A picture that came from a file beside the CSV: what it is, and what it was called. */
const LOCAL = /^local:[0-9a-f]{32}\/.+$/s
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|heif)$/i
const SCHEME = /^[a-z][a-z\d+.-]+:/i

/** Whether a picture is known by its content and not by an address. */
export const isLocalPicture = (url: string): boolean => LOCAL.test(url)

export const localPicture = (key: string, name: string): string => `local:${key}/${name}`

/**
 * The name of a file below the folder of pictures, with `/` between its folders; null for what is no picture's name or
 * leads elsewhere.
 */
export const localNameOf = (text: string): string | null => {
  const name = text
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
  const isInside = !name.startsWith('/') && !/^[a-z]:/i.test(name) && !name.split('/').includes('..')
  return PICTURE.test(name) && isInside && !SCHEME.test(name) && !/\p{Cc}/u.test(name) ? name : null
}
