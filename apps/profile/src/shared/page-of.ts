/** The page number of an address, from 1; what makes no sense there is the first page. */
export const pageOf = (written: string | null): number => {
  const page = Number(written ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
