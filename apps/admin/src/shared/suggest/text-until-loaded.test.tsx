import { completeBrowser } from '@hojreh/testing/complete-browser'
import { createStyleCache, HojrehProvider } from '@hojreh/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PickBox } from './pick-box.tsx'
import { SuggestBox } from './suggest-box.tsx'
import { TextUntilLoaded } from './text-until-loaded.tsx'

const cache = createStyleCache('rtl', document.createElement('div'))
const makers = ['مینا', 'نگارستان']
const hint = 'بخشی از نام'
const name = 'maker'
const label = 'سازنده'

interface FieldProps {
  value: string
  onChange: (value: string) => void
  autoFocus: boolean
}

const Pick = ({ value, onChange, autoFocus }: FieldProps) => (
  <PickBox
    name={name}
    label={label}
    hint={hint}
    none="هیچ"
    options={makers.filter((maker) => maker.includes(value))}
    value={null}
    typed={value}
    keyOf={(maker) => maker}
    labelOf={(maker) => maker}
    onTyped={onChange}
    onPick={vi.fn()}
    autoFocus={autoFocus}
  />
)
const Suggest = (props: FieldProps) => (
  <SuggestBox {...props} name={name} label={label} options={makers} newLabel={(typed) => typed} />
)

describe.each([
  ['a record to pick', Pick],
  ['a text with suggestions', Suggest],
])('%s, while the code of its list is loading', (_kind, Field) => {
  beforeEach(completeBrowser)

  it('keeps what was typed and the focus, and then shows the list', async () => {
    const code = Promise.withResolvers<{ default: typeof Field }>()
    const LateField = lazy(() => code.promise)
    const Page = () => {
      const [value, onChange] = useState('')
      return (
        <TextUntilLoaded field={{ name, label, value, onChange }}>
          {(autoFocus) => <LateField value={value} onChange={onChange} autoFocus={autoFocus} />}
        </TextUntilLoaded>
      )
    }
    render(
      <HojrehProvider brand="حجره" cache={cache}>
        <Page />
      </HojrehProvider>,
    )
    const early = screen.getByLabelText<HTMLInputElement>(label)
    expect(early.getAttribute('role')).toBeNull()
    early.focus()
    fireEvent.change(early, { target: { value: 'مین' } })
    await act(async () => code.resolve({ default: Field }))
    expect(await screen.findByRole('option', { name: 'مینا' })).toBeTruthy()
    const field = screen.getByRole<HTMLInputElement>('combobox')
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('مین')
  })
})
