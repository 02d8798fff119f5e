/**
 * Returns where a row scrolls that goes `distance` pixels on in the direction of reading: in right-to-left rows
 * `scrollLeft` runs from 0 down. At once where motion is to be reduced.
 */
export const scrollAlong = (row: Element, distance: number): ScrollToOptions => ({
  left: getComputedStyle(row).direction === 'rtl' ? -distance : distance,
  behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
})
