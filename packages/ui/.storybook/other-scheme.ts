import axe from 'axe-core'
import { colorSchemeAttribute } from '../src/theme/color-mode.ts'

const page = document.documentElement

/** Texts of the open story that are hard to read in the scheme that it was not shown in, as axe tells it. */
export const hardToReadInOtherScheme = async (): Promise<string[]> => {
  const before = page.getAttribute(colorSchemeAttribute) ?? 'light'
  const still = document.createElement('style')
  // On its way from one scheme to the other a colour is neither.
  still.textContent = '* { transition: none !important; animation: none !important }'
  document.head.append(still)
  page.setAttribute(colorSchemeAttribute, before === 'dark' ? 'light' : 'dark')
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  page.setAttribute(colorSchemeAttribute, before)
  still.remove()
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  )
}
