const isCovered = (element: Element, zIndex: number): boolean => {
  const probe = document.createElement('div')
  Object.assign(probe.style, { position: 'fixed', inset: 0, zIndex: String(zIndex) })
  document.body.append(probe)
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  probe.remove()
  return seen === probe
}

/** Whether the page shows an element above what lies one layer lower and beneath what lies one layer higher. */
export const liesOnLayer = (element: Element, layer: number): boolean =>
  !isCovered(element, layer - 1) && isCovered(element, layer + 1)
