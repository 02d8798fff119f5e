import { FormField } from '@hojreh/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pasted } from '../../../test/pasted.ts'
import { RichText } from './rich-text.tsx'

beforeAll(() => {
  // Nothing is laid out here, and the editor asks where its caret stands.
  const nowhere = new DOMRect()
  Range.prototype.getBoundingClientRect = () => nowhere
  Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList
  document.elementFromPoint = () => null
  globalThis.ClipboardEvent ??= class extends Event {
    readonly clipboardData = null
  }
})

const sent = vi.fn()
const Page = ({ body }: { body: string }) => {
  const [initialValues] = useState({ body })
  return (
    <Form
      initialValues={initialValues}
      onSubmit={sent}
      render={({ handleSubmit, form }) => (
        <form onSubmit={handleSubmit}>
          <FormField as={RichText} name="body" label="متن" />
          <button type="button" onClick={() => form.change('body', '<p>از همکار</p>')}>
            همکار
          </button>
          <button type="submit">ذخیره</button>
        </form>
      )}
    />
  )
}
const open = async (body = '') => {
  render(<Page body={body} />)
  return screen.findByRole('textbox', { name: 'متن' })
}
const paste = (field: HTMLElement, clipboard: Record<string, string>) =>
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => clipboard[type] ?? '' } })
const send = async () => {
  sent.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  return sent.mock.calls[0]?.[0].body as string
}

describe('a text', () => {
  it('that nobody changed is sent as it was stored', async () => {
    const stored = '<p>یک<br />دو</p>\n<h2>سه</h2>'
    await open(stored)
    expect(await send()).toBe(stored)
  })

  it.each(pasted)('takes what was copied from $from', async ({ clipboard, kept }) => {
    paste(await open(), { 'text/html': clipboard, 'text/plain': 'متن' })
    expect(await send()).toBe(kept)
  })

  it('takes the plain text of a paste that has no structure of ours', async () => {
    paste(await open(), { 'text/html': '<style>p{}</style><svg></svg>', 'text/plain': 'گلیم' })
    expect(await send()).toBe('<p>گلیم</p>')
  })

  it('shows what came from elsewhere meanwhile', async () => {
    const field = await open('<p>یک</p>')
    await userEvent.click(screen.getByRole('button', { name: 'همکار' }))
    await expect.poll(() => field.textContent).toBe('از همکار')
    expect(await send()).toBe('<p>از همکار</p>')
  })

  it('has tools that are one stop of the Tab key, and arrows lead from one to the next', async () => {
    await open()
    const bold = screen.getByRole('button', { name: 'پررنگ (Ctrl+B)' })
    bold.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('تیتر (Ctrl+Alt+2)')
    await userEvent.keyboard('{ArrowRight}{Home}')
    expect(document.activeElement).toBe(bold)
    expect(document.querySelectorAll('[role=toolbar] button[tabindex="0"]').length).toBe(1)
  })

  it('has tools that say what they do when the keyboard comes to them', async () => {
    await open()
    const bold = screen.getByRole('button', { name: 'پررنگ (Ctrl+B)' })
    bold.focus()
    expect((await screen.findByRole('tooltip')).textContent).toBe('پررنگ (Ctrl+B)')
    await userEvent.keyboard('{ArrowLeft}')
    await expect
      .poll(() => screen.getAllByRole('tooltip').map((tip) => tip.textContent))
      .toEqual([document.activeElement?.getAttribute('aria-label')])
  })
})
