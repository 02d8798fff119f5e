import type { Page } from '@playwright/test'

/** Twice the browser's own text size, in pixels. */
const LARGEST = 32

/** What makes the page wider than its window for somebody with the largest text, one line each. */
export const tooWideOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (size) => {
    const root = document.documentElement
    // Reduced motion makes a short transition of every change; the new size would come after it was measured.
    const still = document.createElement('style')
    still.textContent = '*, *::before, *::after { transition: none !important }'
    document.body.append(still)
    root.style.fontSize = `${size}px`
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const isTooWide = root.scrollWidth > root.clientWidth
    const found = isTooWide
      ? [...document.querySelectorAll('body *')].filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < -1 || right > root.clientWidth + 1)
        })
      : []
    root.style.fontSize = ''
    still.remove()
    return found
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()} «${element.textContent.slice(0, 30)}»`)
  }, LARGEST)
