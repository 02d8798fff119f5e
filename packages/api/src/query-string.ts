/**
 * `?a=1&b=x&b=y` from a call's query, or ''. Lists repeat their key; undefined, null and '' are left out.
 * Keys keep their order, so that the same arguments make the same address.
 */
export const queryString = (query: object | undefined): string => {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') parameters.append(key, String(item))
    }
  }
  const text = parameters.toString()
  return text && `?${text}`
}
