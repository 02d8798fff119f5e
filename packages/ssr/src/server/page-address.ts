/**
 * The address of a page without what does not change it: unknown query parameters (campaign tags and the like)
 * would make endless copies in a cache. Known ones keep their order within a name and are sorted by name.
 */
export const pageAddress = ({ pathname, searchParams }: URL, knownQuery: readonly string[]): string => {
  const known = new URLSearchParams(
    [...searchParams].filter(([name, value]) => knownQuery.includes(name) && value !== ''),
  )
  known.sort()
  const query = known.toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Whether the address of a page holds the word of a link of the desk to what no visitor sees yet. */
export const isPreviewAddress = (address: string): boolean =>
  new URLSearchParams(address.split('?')[1]).has('preview')
