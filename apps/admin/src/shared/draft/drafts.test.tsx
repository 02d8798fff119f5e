import { FormField, TextInput } from '@hojreh/ui'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { describe, expect, it, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.tsx'
import { me } from '../../../test/samples.ts'
import { shopSettings } from '../../../test/settings-samples.ts'
import { MeContext } from '../me.ts'
import { dropDrafts, keepDraft, readDraft } from './drafts.ts'
import { KeepDraft } from './keep-draft.tsx'

const PATH = '/admin/orders/order-0001'
const ID = `note:${PATH}`
const STAFF = me().staff.id
const DAY_MS = 24 * 60 * 60_000
const findNote = () => screen.findByLabelText<HTMLTextAreaElement>('یادداشت برای همکاران')

/** As the editor of a text, whose code comes after the form. */
const LateField = () => {
  const [isThere, setThere] = useState(false)
  if (isThere) return <FormField as={TextInput} name="body" label="متن" />
  return (
    <button type="button" onClick={() => setThere(true)}>
      رسید
    </button>
  )
}

describe('what was typed and not sent', () => {
  it('is there again in a part of the form that comes late, too, and is kept until then', async () => {
    keepDraft(STAFF, ID, { body: 'نو' }, { body: 'کهنه' })
    render(
      <MeContext value={me()}>
        <Form
          initialValues={{ body: 'کهنه' }}
          onSubmit={() => undefined}
          render={() => (
            <>
              <KeepDraft id={ID} />
              <LateField />
            </>
          )}
        />
      </MeContext>,
    )
    expect(readDraft(STAFF, ID)?.values).toEqual({ body: 'نو' })
    await userEvent.click(screen.getByRole('button', { name: 'رسید' }))
    const field = await screen.findByLabelText<HTMLInputElement>('متن')
    await expect.poll(() => field.value).toBe('نو')
    expect(readDraft(STAFF, ID)?.values).toEqual({ body: 'نو' })
  })

  it('is there again after the tab was closed, with a sign, until it is thrown away', async () => {
    keepDraft(STAFF, ID, { text: 'فردا زنگ' })
    await openAdmin(PATH)
    const note = await findNote()
    await expect.poll(() => note.value).toBe('فردا زنگ')
    expect(screen.getByText(/پیش‌نویس شما برگردانده شد/)).toBeDefined()
    await userEvent.type(note, ' بزنید')
    expect(readDraft(STAFF, ID)).toMatchObject({ values: { text: 'فردا زنگ بزنید' }, before: { text: '' } })
    await userEvent.click(screen.getByRole('button', { name: 'دور بریز' }))
    expect(note.value).toBe('')
    expect(readDraft(STAFF, ID)).toBeNull()
  })

  it('is no draft any more once it is sent', async () => {
    const note = { id: 'note-0002', text: 'x', at: '2026-11-23T11:00:00.000Z', staffName: 'نرگس امینی' }
    const page = await openAdmin(PATH, { addOrderNote: () => note })
    await userEvent.type(await findNote(), 'خوب')
    expect(readDraft(STAFF, ID)).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'افزودن یادداشت' }))
    await expect.poll(() => page.acts('addOrderNote').length).toBe(1)
    await expect.poll(() => readDraft(STAFF, ID)).toBeNull()
    await expect.poll(async () => (await findNote()).value).toBe('')
  })

  it('has no sign any more once it is sent or taken back', async () => {
    keepDraft(STAFF, 'settings', { slogan: 'نو' }, { slogan: shopSettings().slogan })
    await openAdmin('/admin/settings')
    expect(await screen.findByText(/پیش‌نویس شما برگردانده شد/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'انصراف' }))
    await expect.poll(() => screen.queryByText(/پیش‌نویس شما برگردانده شد/)).toBeNull()
    expect(readDraft(STAFF, 'settings')).toBeNull()
  })

  it('is nobody else’s, and goes with the member who signs out', async () => {
    keepDraft('staff-0009', ID, { text: 'از همکار' })
    const page = await openAdmin(PATH, { staffSignOut: () => ({ success: true }) })
    const note = await findNote()
    expect(note.value).toBe('')
    await userEvent.type(note, 'من')
    await userEvent.click(screen.getByRole('button', { name: 'خروج از پیشخوان' }))
    await expect.poll(() => page.acts('staffSignOut').length).toBe(1)
    await expect.poll(() => readDraft(STAFF, ID)).toBeNull()
    expect(readDraft('staff-0009', ID)?.values).toEqual({ text: 'از همکار' })
  })

  it('is kept for seven days', () => {
    const kept = Date.now()
    keepDraft(STAFF, ID, { text: 'یک' })
    const now = vi.spyOn(Date, 'now').mockReturnValue(kept + 6 * DAY_MS)
    dropDrafts()
    expect(readDraft(STAFF, ID)?.values).toEqual({ text: 'یک' })
    now.mockReturnValue(kept + 8 * DAY_MS)
    expect(readDraft(STAFF, ID)).toBeNull()
    dropDrafts()
    expect(Object.keys(localStorage)).toEqual([])
    now.mockRestore()
  })
})
