const LARGEST_MM = 3.6
const SMALLEST_MM = 2
const STEP_MM = 0.1

/** Makes the letters of a sheet of one size smaller until all of it fits: what is cut off does not arrive. */
export const fitLetters = (sheet: HTMLElement): void => {
  for (let size = LARGEST_MM; size >= SMALLEST_MM; size -= STEP_MM) {
    sheet.style.fontSize = `${size}mm`
    if (sheet.scrollHeight <= sheet.clientHeight) return
  }
}
