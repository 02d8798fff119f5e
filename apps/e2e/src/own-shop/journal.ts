import type { Page, TestInfo } from '@playwright/test'

interface Entry {
  name: string
  seconds: number
  /** Of buttons, links, lists and file choosers; what is typed is not counted, nor the way to a field. */
  presses: number | null
}

const SECOND = 1_000
const MINUTE = 60
const minutesOf = (seconds: number) => `${(seconds / MINUTE).toFixed(2)} min`

/** Counts what is pressed in all documents of a page from now on. */
const countPresses = async (page: Page): Promise<() => number> => {
  let presses = 0
  await page.exposeBinding('pressed', () => {
    presses += 1
  })
  await page.addInitScript(() => {
    const report = () => void (globalThis as unknown as { pressed: () => void }).pressed()
    // Lists and file choosers are filled without a pointer.
    const isChosen = (target: EventTarget | null) =>
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file')
    addEventListener('pointerdown', report, true)
    addEventListener('change', ({ target }) => isChosen(target) && report(), true)
  })
  return () => presses
}

/** How long each step took on this machine, and how much was pressed in it; told, and never asserted. */
export const beginJournal = () => {
  const entries: Entry[] = []
  const counted = new Map<Page, () => number>()
  let last = Date.now()
  const note = (name: string, presses: number | null = null) => {
    entries.push({ name, seconds: (Date.now() - last) / SECOND, presses })
    last = Date.now()
  }
  return {
    note,
    step: async (page: Page, name: string, act: () => Promise<void>): Promise<void> => {
      const presses = counted.get(page) ?? (await countPresses(page))
      counted.set(page, presses)
      last = Date.now()
      const before = presses()
      await act()
      note(name, presses() - before)
    },
    close: async (testInfo: TestInfo): Promise<void> => {
      const sum = entries.reduce((seconds, entry) => seconds + entry.seconds, 0)
      const lines = entries.map(
        ({ name, seconds, presses }) =>
          `  ${name}: ${minutesOf(seconds)}${presses === null ? '' : `, ${presses} presses`}`,
      )
      const body = [`• From an empty folder to the first sale: ${minutesOf(sum)}`, ...lines, ''].join('\n')
      process.stdout.write(body)
      await testInfo.attach('minutes and presses', { body, contentType: 'text/plain' })
    },
  }
}
