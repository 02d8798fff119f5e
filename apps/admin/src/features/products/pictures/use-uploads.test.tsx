import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productRecord } from '../../../../test/goods-samples.ts'
import { openAdmin } from '../../../../test/open-admin.tsx'

/** The uploads that were sent: their size, and the function that ends each. */
const sent: { bytes: number; end: (status: number, body?: string) => void }[] = []
class Line {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  statusText = ''
  responseText = ''
  open() {}
  setRequestHeader() {}
  send(file: Blob) {
    sent.push({
      bytes: file.size,
      end: (status, body = '[]') => {
        this.status = status
        this.responseText = body
        if (status === 0) this.onerror?.()
        else this.onload?.()
      },
    })
  }
}
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', Line)
})
afterEach(() => vi.unstubAllGlobals())

const file = (bytes: number) => new File(['x'.repeat(bytes)], `photo-${bytes}.jpg`, { type: 'image/jpeg' })

it('a picture that does not arrive stays to be sent again, and the others go on', async () => {
  await openAdmin('/admin/products/product-0001')
  await screen.findByText('افزودن تصویر')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no field for files')
  await userEvent.upload(input, [file(1), file(2), file(3)])
  await waitFor(() => expect(sent.map(({ bytes }) => bytes)).toEqual([1, 2]))
  sent[0]?.end(0)
  sent[1]?.end(200)
  await waitFor(() => expect(sent.map(({ bytes }) => bytes)).toEqual([1, 2, 3]))
  sent[2]?.end(200)
  const retry = await screen.findByRole('button', { name: 'دوباره بفرست' })
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]))
  expect(screen.getByText('photo-1.jpg')).toBeDefined()
  await userEvent.click(retry)
  await waitFor(() => expect(sent.at(-1)?.bytes).toBe(1))
  expect(sent).toHaveLength(4)
  sent[3]?.end(200)
  await waitFor(() => expect(screen.queryByText('photo-1.jpg')).toBeNull())
})

it('of files that are dropped pictures go up, one without a kind by its ending, and others are named', async () => {
  await openAdmin('/admin/products/product-0001')
  const button = await screen.findByText('افزودن تصویر')
  const area = button.closest('[role=presentation]')
  if (!area) throw new Error('there is no place to drop files')
  const files = [
    file(1),
    new File(['x'.repeat(2)], 'photo.HEIC', { type: '' }),
    new File(['x'], 'letter.pdf', { type: 'application/pdf' }),
  ]
  const items = files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one }))
  fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } })
  expect(await screen.findByText('این فایل تصویر نیست: letter.pdf')).toBeDefined()
  await waitFor(() => expect(sent.map(({ bytes }) => bytes)).toEqual([1, 2]))
  for (const { end } of sent) end(200)
})

it('pictures that are dropped before a product is made go up as soon as it is, without those that were left out', async () => {
  await openAdmin('/admin/products/new', { addProduct: () => productRecord() })
  const area = (await screen.findByText('افزودن تصویر')).closest('[role=presentation]')
  if (!area) throw new Error('there is no place to drop files')
  const files = [file(1), file(2), file(3)]
  const items = files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one }))
  fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } })
  await userEvent.click(await screen.findByRole('button', { name: 'کنار گذاشتن photo-2.jpg' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^عنوان\s*\*?$/ }), 'گلیم')
  await userEvent.type(screen.getByLabelText(/^کد کالا/), 'RUG-1')
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'ساختن کالا' }))
  await waitFor(() => expect(sent.map(({ bytes }) => bytes)).toEqual([1, 3]))
  for (const { end } of sent) end(200)
  await waitFor(() => expect(screen.queryByText('photo-3.jpg')).toBeNull())
})
