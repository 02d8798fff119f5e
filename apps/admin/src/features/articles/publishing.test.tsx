import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { articleRecord } from '../../../test/content-samples.ts'
import { openAdmin } from '../../../test/open-admin.tsx'
import { me } from '../../../test/samples.ts'
import { dropDraft, keepDraft } from '../../shared/draft/drafts.ts'

const open = () =>
  openAdmin('/admin/articles/article-0001', {
    getArticle: () => articleRecord({ state: 'draft', publishedAt: null }),
    publishArticle: () => articleRecord(),
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('an article with words that are not saved is published only after a question', async () => {
  keepDraft(me().staff.id, 'article:article-0001', { title: 'عنوان نو' })
  const page = await open()
  await press('انتشار همین حالا')
  expect(await screen.findByText('نوشته‌ی ذخیره‌نشده دارید')).toBeDefined()
  await press('بازگشت به فرم')
  expect(page.acts('publishArticle')).toEqual([])
  await press('انتشار همین حالا')
  await press('همان ذخیره‌شده منتشر شود')
  await expect.poll(() => page.acts('publishArticle').length).toBe(1)
})

it('an article whose form was not touched is published by one press', async () => {
  dropDraft(me().staff.id, 'article:article-0001')
  const page = await open()
  await press('انتشار همین حالا')
  await expect.poll(() => page.acts('publishArticle').length).toBe(1)
})
