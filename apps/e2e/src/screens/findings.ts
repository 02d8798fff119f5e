import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const linesOf = async (axe: AxeBuilder): Promise<string[]> => {
  // No page of ours has frames: what asks them, too, takes twice as long.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any }) => `${id}: ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`,
    ),
  )
}

type RunOptions = Parameters<AxeBuilder['options']>[0]

const resultTypes: RunOptions['resultTypes'] = ['violations']
/** Sizes to press, new in WCAG 2.2, are looked at only where somebody asks for it; contrast see below. */
const rules: RunOptions['rules'] = { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } }

/**
 * Texts without enough contrast, as axe tells it, one line each. It takes joined letters for icons that a font draws for
 * words, and looks at no Arabic script at all: three words of our font that are none teach it better for the page.
 */
const hardToReadOf = async (page: Page): Promise<string[]> => {
  const words = await page.evaluateHandle(() => {
    const paragraphs = ['one', 'two', 'three'].map((textContent) =>
      Object.assign(document.createElement('p'), { textContent }),
    )
    document.body.prepend(...paragraphs)
    return paragraphs
  })
  const found = await linesOf(new AxeBuilder({ page }).options({ runOnly: ['color-contrast'], resultTypes }))
  await words.evaluate((paragraphs) => {
    for (const paragraph of paragraphs) paragraph.remove()
  })
  return found
}

/** What axe finds against WCAG 2.2 AA and its own good practice, one line each. */
export const findingsOf = async (page: Page): Promise<string[]> => [
  ...(await linesOf(new AxeBuilder({ page }).options({ rules, resultTypes }))),
  ...(await hardToReadOf(page)),
]
