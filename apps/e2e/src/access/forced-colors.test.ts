import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'
/** The number of Tab stops: the parts of a page before its goods, and some of the goods. */
const STOPS = 20

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { forcedColors: 'active' } })

const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
const edgeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle)

/** Returns what takes the focus without an outline: a ring made of a shadow or a background is not drawn. */
const withoutRing = async (page: Page) => {
  const bare: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    // A field and a card have the ring around their box.
    const isRinged = await focused.evaluate((element) =>
      [element, element.closest('.MuiInputBase-root'), element.closest('article')].some(
        (part) => part !== null && getComputedStyle(part).outlineStyle !== 'none',
      ),
    )
    if (!isRinged)
      bare.push((await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '')
  }
  return bare
}

test('where the system sets the colours, the focus and what is selected are still told from the rest', {
  tag: '@any-width',
}, async ({ page, at }) => {
  await page.goto(at('/shop'))
  const navigation = page.getByRole('navigation').filter({ hasText: 'حساب من' })
  const here = navigation.getByRole('link', { name: 'فروشگاه' })
  expect(await backgroundOf(here)).not.toBe(
    await backgroundOf(navigation.getByRole('link', { name: 'بلاگ' })),
  )
  expect(await withoutRing(page)).toEqual([])

  await page.getByRole('button', { name: 'فیلترها' }).click()
  expect(await edgeOf(page.getByRole('dialog', { name: 'فیلترها' }))).toBe('solid')
  const box = page.getByRole('checkbox', { name: 'فقط کالاهای موجود' })
  // The label's whole line: the box itself is drawn by a picture beside an invisible field.
  const line = page.locator('label').filter({ has: box })
  const before = await line.screenshot()
  await box.check()
  await page.mouse.move(0, 0)
  expect(before.equals(await line.screenshot())).toBe(false)

  await page.goto(at(PRODUCT))
  const buy = page.getByRole('button', { name: 'افزودن به سبد خرید' }).filter({ visible: true }).first()
  expect(await backgroundOf(buy)).not.toBe(await backgroundOf(page.locator('body')))
})
