import { completeBrowser } from '@hojreh/testing/complete-browser'
import { createStyleCache, HojrehProvider } from '@hojreh/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PickInput } from './pick-input.tsx'
import { SuggestInput } from './suggest-input.tsx'

const cache = createStyleCache('rtl', document.createElement('div'))
const makers = ['مینا', 'نگارستان']

const Pick = () => {
  const [typed, setTyped] = useState('')
  return (
    <PickInput
      name="maker"
      label="سازنده"
      hint="بخشی از نام"
      none="هیچ"
      options={makers.filter((maker) => maker.includes(typed))}
      value={null}
      typed={typed}
      keyOf={(maker) => maker}
      labelOf={(maker) => maker}
      onTyped={setTyped}
      onPick={vi.fn()}
    />
  )
}
const Suggest = () => {
  const [value, setValue] = useState('')
  return (
    <SuggestInput
      name="maker"
      label="سازنده"
      value={value}
      onChange={setValue}
      options={makers}
      newLabel={(typed) => typed}
    />
  )
}

// Each kind of field is rendered once, because the code of its list is loaded once.
describe.each([
  ['a record to pick', Pick],
  ['a text with suggestions', Suggest],
])('%s, while the code of its list is loading', (_kind, Field) => {
  beforeEach(completeBrowser)

  it('keeps what was typed and the focus, and then shows the list', async () => {
    render(
      <HojrehProvider brand="حجره" cache={cache}>
        <Field />
      </HojrehProvider>,
    )
    const early = screen.getByLabelText<HTMLInputElement>('سازنده')
    expect(early.getAttribute('role')).toBeNull()
    early.focus()
    fireEvent.change(early, { target: { value: 'مین' } })
    expect(await screen.findByRole('option', { name: 'مینا' })).toBeTruthy()
    const field = screen.getByRole<HTMLInputElement>('combobox')
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('مین')
  })
})
