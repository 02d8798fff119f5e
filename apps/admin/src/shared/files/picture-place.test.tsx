import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { homeRecord } from '../../../test/home-samples.ts'
import { openAdmin } from '../../../test/open-admin.tsx'
import { catchUploads } from '../../../test/uploads.ts'

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
const dropped = (files: File[]) => ({
  dataTransfer: {
    files,
    items: files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one })),
    types: ['Files'],
  },
})
const areasOf = async (label: string) =>
  (await screen.findAllByLabelText(label, { selector: 'input' })).map((input) => {
    const area = input.closest('[role=presentation]')
    if (!area) throw new Error('there is no place to drop files')
    return area
  })
const areaOf = async (label: string) => {
  const [area] = await areasOf(label)
  if (!area) throw new Error('there is no place to drop files')
  return area
}

it.each([
  ['/admin/settings/brand', 'گذاشتن نشان', '/api/admin/brand/logo'],
  ['/admin/articles/article-0001', 'انتخاب تصویر', '/api/admin/article/cover'],
  ['/admin/articles/authors/author-0001', 'انتخاب تصویر', '/api/admin/author/picture'],
  ['/admin/products/makers/maker-0001', 'انتخاب تصویر', '/api/admin/maker/picture'],
])(
  'on the page %s a picture goes up where it is dropped, and another file is named',
  async (path, label, to) => {
    await openAdmin(path)
    const sent = catchUploads()
    const area = await areaOf(label)
    fireEvent.drop(area, dropped([new File(['x'], 'letter.pdf', { type: 'application/pdf' })]))
    await screen.findByText('یک فایل از این نوع برگزینید؛ پذیرفته نشد: letter.pdf')
    expect(sent).toEqual([])
    fireEvent.drop(area, dropped([photo]))
    await waitFor(() => expect(sent).toMatchObject([{ path: to, file: photo }]))
  },
)

it('a picture that is dropped on the library before its words waits for them', async () => {
  await openAdmin('/admin/media')
  const sent = catchUploads()
  fireEvent.drop(await areaOf('تصویر تازه'), dropped([photo]))
  await screen.findByText('photo.jpg')
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'فرستادن به کتابخانه' })
  expect(send.disabled).toBe(true)
  expect(screen.getByText('نخست بنویسید تصویر چه نشان می‌دهد')).toBeDefined()
  await userEvent.type(screen.getByLabelText('تصویر چه نشان می‌دهد؟'), 'گلیم')
  await userEvent.click(send)
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/admin/picture/add', query: { alt: 'گلیم' }, file: photo }]),
  )
  await waitFor(() => expect(screen.queryByText('photo.jpg')).toBeNull())
})

it('pictures that are dropped on slides come to them, and what is typed until then stays', async () => {
  const arrival = Promise.withResolvers<void>()
  await openAdmin('/admin/home', { getHomeRecord: () => homeRecord({ blocks: [] }) })
  const sent = catchUploads(async ({ query }) => {
    await arrival.promise
    const files = { src: '/media/slide.jpg', avif: [], webp: [] }
    return { ...files, width: 1200, height: 600, alt: query.alt, color: '#8c2f39' }
  })
  await userEvent.selectOptions(await screen.findByLabelText('افزودن بخش'), 'اسلایدر')
  const add = await screen.findByRole('button', { name: 'افزودن تصویر' })
  await userEvent.click(add)
  await userEvent.click(add)
  for (const [place, area] of (await areasOf('برگزیدن تصویر')).entries())
    fireEvent.drop(area, dropped([new File(['x'], `slide-${place}.jpg`, { type: 'image/jpeg' })]))
  await waitFor(() => expect(sent).toHaveLength(2))
  const titles = screen.getAllByLabelText<HTMLInputElement>(/^عنوان تصویر/)
  for (const [place, title] of titles.entries()) await userEvent.type(title, place ? 'نوروز' : 'یلدا')
  arrival.resolve()
  await waitFor(() => expect(screen.getAllByLabelText('شرح تصویر برای نابینایان')).toHaveLength(2))
  expect(titles.map(({ value }) => value)).toEqual(['یلدا', 'نوروز'])
})
