import { existsSync } from 'node:fs'

/** The first of the places where a program may be; fails with what to install when it is in none. */
export const neededProgram = (places: readonly (string | undefined)[], howToGetIt: string): string => {
  const place = places.find((path) => path && existsSync(path))
  if (!place) throw new Error(`This journey needs a browser that is not here: ${howToGetIt}`)
  return place
}
