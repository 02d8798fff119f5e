/** Twice the browser's own text size, in pixels. */
const LARGEST = 32

/** Returns whether an element is inside one that scrolls sideways or cuts it off: then it widens nothing outside. */
const isClipped = (element: Element): boolean => {
  const { parentElement } = element
  if (parentElement === null || parentElement === document.body) return false
  return getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement)
}

/** Returns what makes the page wider than its window for a user with the largest text, one line each. */
export const tooWideWithLargeText = async (): Promise<string[]> => {
  const root = document.documentElement
  root.style.fontSize = `${LARGEST}px`
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const isTooWide = root.scrollWidth > root.clientWidth
  const found = isTooWide
    ? [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > root.clientWidth + 1) && !isClipped(element)
      })
    : []
  const width = root.scrollWidth
  root.style.fontSize = ''
  if (isTooWide && found.length === 0) return [`the page is ${width} px wide`]
  return found
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()} «${element.textContent?.slice(0, 30)}»`)
}
