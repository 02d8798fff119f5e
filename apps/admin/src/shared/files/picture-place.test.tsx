import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'

const sent = vi.hoisted(() => [] as { what: string; alt: string; name: string }[])
vi.mock('@hojreh/api/admin', async (original) => {
  const note = (what: string, alt: string, file: Blob) => {
    sent.push({ what, alt, name: (file as File).name })
    return Promise.resolve({ data: {} })
  }
  return {
    ...(await original<object>()),
    uploadLogo: (file: Blob) => note('logo', '', file),
    uploadCover: (_id: string, alt: string, file: Blob) => note('cover', alt, file),
    uploadAuthorPicture: (_id: string, alt: string, file: Blob) => note('author', alt, file),
    uploadMakerPicture: (_id: string, alt: string, file: Blob) => note('maker', alt, file),
    uploadTextPicture: (alt: string, file: Blob) => note('library', alt, file),
  }
})
beforeEach(() => {
  sent.length = 0
})

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
const dropped = (files: File[]) => ({
  dataTransfer: {
    files,
    items: files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one })),
    types: ['Files'],
  },
})
const areaOf = async (label: string) => {
  const area = (await screen.findByLabelText(label, { selector: 'input' })).closest('[role=presentation]')
  if (!area) throw new Error('there is no place to drop files')
  return area
}

it.each([
  ['/admin/settings/brand', 'گذاشتن نشان', 'logo'],
  ['/admin/articles/article-0001', 'انتخاب تصویر', 'cover'],
  ['/admin/articles/authors/author-0001', 'انتخاب تصویر', 'author'],
  ['/admin/products/makers/maker-0001', 'انتخاب تصویر', 'maker'],
])(
  'on the page %s a picture goes up where it is dropped, and another file is named',
  async (path, label, what) => {
    await openAdmin(path)
    const area = await areaOf(label)
    fireEvent.drop(area, dropped([new File(['x'], 'letter.pdf', { type: 'application/pdf' })]))
    await screen.findByText('یک فایل از این نوع برگزینید؛ پذیرفته نشد: letter.pdf')
    expect(sent).toEqual([])
    fireEvent.drop(area, dropped([photo]))
    await waitFor(() => expect(sent).toMatchObject([{ what, name: 'photo.jpg' }]))
  },
)

it('a picture that is dropped on the library before its words waits for them', async () => {
  await openAdmin('/admin/media')
  fireEvent.drop(await areaOf('تصویر تازه'), dropped([photo]))
  await screen.findByText('photo.jpg')
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'فرستادن به کتابخانه' })
  expect(send.disabled).toBe(true)
  expect(screen.getByText('نخست بنویسید تصویر چه نشان می‌دهد')).toBeDefined()
  await userEvent.type(screen.getByLabelText('تصویر چه نشان می‌دهد؟'), 'گلیم')
  await userEvent.click(send)
  await waitFor(() => expect(sent).toEqual([{ what: 'library', alt: 'گلیم', name: 'photo.jpg' }]))
  await waitFor(() => expect(screen.queryByText('photo.jpg')).toBeNull())
})
