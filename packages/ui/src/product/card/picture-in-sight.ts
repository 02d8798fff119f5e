/** Marks the picture that a gallery shows. */
export const pictureInSightAttribute = 'data-in-sight'

/** The picture of the page's gallery, for `flyToCart`; null on a page without one. */
export const pictureInSight = (): Element | null =>
  document.querySelector(`[${pictureInSightAttribute}] picture`)
