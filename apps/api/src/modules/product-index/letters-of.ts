/** So few that every test sees it grow. */
const FIRST_LETTERS = 4

/**
 * Writes the letters of a text, as code units, to an array, which is the same for the next one and may be longer: to read a
 * letter of a string takes several times as long, for it is asked each time how the string is kept.
 */
export const makeWriter = (): ((text: string) => Uint16Array) => {
  let letters = new Uint16Array(FIRST_LETTERS)
  let bytes = Buffer.from(letters.buffer)
  return (text) => {
    if (text.length > letters.length) {
      letters = new Uint16Array(2 * text.length)
      bytes = Buffer.from(letters.buffer)
    }
    bytes.write(text, 'utf16le')
    return letters
  }
}
