const LAST_PAGE = 100_000

/** The page that a parameter of an address asks for, from 1; what makes no sense there is the first. */
export const pageIn = (search: URLSearchParams, parameter = 'pageId'): number => {
  const page = Number(search.get(parameter) ?? '1')
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}
