/** First, last, and the neighbours of the current page; a gap where two or more are left out. */
export const pagesToShow = (page: number, pageCount: number): (number | 'gap')[] => {
  const isShown = (candidate: number) =>
    candidate === 1 ||
    candidate === pageCount ||
    Math.abs(candidate - page) <= 1 ||
    // A gap of a single page is no shorter than the page.
    (candidate === 2 && page === 4) ||
    (candidate === pageCount - 1 && page === pageCount - 3)
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown)
  return shown.flatMap((candidate, index) => {
    const before = shown[index - 1]
    return before !== undefined && candidate - before > 1 ? ['gap' as const, candidate] : [candidate]
  })
}
