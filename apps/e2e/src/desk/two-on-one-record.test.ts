import type { Browser, Locator, Page, Response } from '@playwright/test'
import { keyboard } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInMember } from './member.ts'

const CONFLICT = 'همکارتان هم‌زمان این را تغییر داده است'

const aboutOf = (page: Page) => page.getByLabel('معرفی کوتاه')
const slugOf = (page: Page) => page.getByLabel('نشانی صفحه')
const save = (page: Page) => page.getByRole('button', { name: 'ذخیره', exact: true })
const saved = (page: Page) => page.getByRole('region', { name: 'پیام‌ها' }).getByText('نویسنده ثبت شد').first()

interface Fixtures {
  page: Page
  browser: Browser
  at: (path: string) => string
  expectedResponses: ((response: Response) => boolean)[]
}

/** Two members with the form of one author open, each in a browser of their own, with the version that is there now. */
const openTwice = async ({ page, browser, at, expectedResponses }: Fixtures) => {
  expectedResponses.push(
    (response) => response.url().includes('/api/admin/author/edit') && response.status() === 409,
  )
  const { origin: shopOrigin } = new URL(at('/'))
  const colleague = await browser.newContext()
  const other = await colleague.newPage()
  const first = await signInMember(page.context(), shopOrigin, 'manager', 'مینا صادقی')
  const second = await signInMember(other.context(), shopOrigin, 'manager', 'کاوه شریفی')
  const mark = `${Date.now()}`
  const { id } = await first.post<{ id: string }>('/api/admin/author/add', {
    ...{ name: `نویسنده ${mark}`, about: 'از آغاز', slug: `author-${mark}` },
  })
  await first.open(page, `/articles/authors/${id}`)
  await second.open(other, `/articles/authors/${id}`)
  return {
    mark,
    other,
    colleague,
    read: () => first.read<{ about: string; slug: string; name: string }>(`author?id=${id}`),
  }
}

const pick = (choice: Locator, field: string, value: 'mine' | 'theirs') =>
  choice.getByRole('radiogroup', { name: field }).locator(`input[value="${value}"]`)

test('of two members who edit one record the second hears of the first, chooses field by field, and nothing is lost', async ({
  page,
  browser,
  at,
  expectedResponses,
}) => {
  const { mark, other, colleague, read } = await openTwice({ page, browser, at, expectedResponses })

  await aboutOf(page).fill('نوشته‌ی مینا')
  await aboutOf(other).fill('نوشته‌ی کاوه')
  await slugOf(other).fill(`kaveh-${mark}`)
  await save(other).click()
  await expect(saved(other)).toBeVisible()

  await save(page).click()
  const choice = page.getByRole('region', { name: CONFLICT })
  await expect(choice).toContainText('کاوه شریفی')
  // One's own where both wrote, the colleague's where only they did; both texts are there to read.
  await expect(choice).toContainText('نوشته‌ی مینا')
  await expect(choice).toContainText('نوشته‌ی کاوه')
  await expect(pick(choice, 'معرفی کوتاه', 'mine')).toBeChecked()
  await expect(pick(choice, 'نشانی صفحه', 'theirs')).toBeChecked()
  expect(await read()).toMatchObject({ about: 'نوشته‌ی کاوه' })
  await choice.getByRole('button', { name: 'ذخیره‌ی انتخاب‌ها' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await read()).toMatchObject({ about: 'نوشته‌ی مینا', slug: `kaveh-${mark}` })
  await colleague.close()
})

test('who has a keyboard alone chooses between two texts likewise', { tag: '@any-width' }, async ({
  page,
  browser,
  at,
  expectedResponses,
}) => {
  const { mark, other, colleague, read } = await openTwice({ page, browser, at, expectedResponses })
  await aboutOf(other).fill('نوشته‌ی کاوه')
  await save(other).click()
  await expect(saved(other)).toBeVisible()

  const keys = keyboard(page)
  await aboutOf(page).focus()
  await keys.press('End')
  await keys.type(' تا پایان')
  await keys.tabTo(/^نشانی صفحه/)
  await keys.press('End')
  await keys.type('-new')
  await keys.press('Enter')
  const choice = page.getByRole('region', { name: CONFLICT })
  // What is read first is what happened.
  await expect(choice.getByRole('heading', { name: CONFLICT })).toBeFocused()
  await keys.press('Tab')
  await expect(pick(choice, 'معرفی کوتاه', 'mine')).toBeFocused()
  await keys.press('ArrowDown')
  await expect(pick(choice, 'معرفی کوتاه', 'theirs')).toBeChecked()
  await keys.tabTo('ذخیره‌ی انتخاب‌ها')
  await keys.press('Enter')
  await expect(saved(page)).toBeVisible()
  expect(await read()).toMatchObject({ about: 'نوشته‌ی کاوه', slug: `author-${mark}-new` })
  await colleague.close()
})
