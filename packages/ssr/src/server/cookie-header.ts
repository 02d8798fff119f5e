/** A cookie's value from the header of a request; undefined when it is missing or empty. */
export const readCookieHeader = (header: string | undefined, name: string): string | undefined => {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim() || undefined
  }
  return undefined
}
