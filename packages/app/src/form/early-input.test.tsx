// @vitest-environment jsdom
import { ContactForm, SearchBox, TextInput } from '@hojreh/ui'
import { act, type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const needed = (value: string) => (value ? undefined : 'missing')
const validators = { name: needed, phone: needed, subject: () => undefined, text: needed }
const send = vi.fn(async () => undefined)
const onChange = vi.fn()

/** Two renders of its state: its own, and one of whatever happens next on the page. */
const Search = () => {
  const [words, setWords] = useState('')
  const [, setTimes] = useState(0)
  return (
    <>
      <SearchBox
        value={words}
        onChange={(typed) => {
          onChange(typed)
          setWords(typed)
        }}
        onSearch={() => undefined}
      />
      <button type="button" data-render onClick={() => setTimes((times) => times + 1)}>
        {words}
      </button>
    </>
  )
}
const Price = () => {
  const [price, setPrice] = useState('')
  return <TextInput name="price" label="از" type="number" value={price} onChange={setPrice} />
}
const contact = <ContactForm validators={validators} onSubmit={send} />

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const submit = () => document.querySelector('form [type=submit]') as HTMLButtonElement
const write = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) field(name).value = value
}
/** What a person has of a page before its scripts run. */
const open = (page: ReactNode) => {
  onChange.mockClear()
  document.body.innerHTML = `<main>${renderToString(page)}</main>`
}
const hydrate = (page: ReactNode) =>
  act(async () => void hydrateRoot(document.querySelector('main') as HTMLElement, page))

test('what was typed into a form before the page was hydrated is in it, and is sent', async () => {
  open(contact)
  write({ name: 'مریم راد', phone: '09121234567', text: 'سلام' })
  await hydrate(contact)
  expect(field('name').value).toBe('مریم راد')
  expect(field('phone').value).toBe('۰۹۱۲۱۲۳۴۵۶۷')
  expect(submit().disabled).toBe(false)
  await act(async () => submit().click())
  expect(send).toHaveBeenCalledWith(
    { name: 'مریم راد', phone: '09121234567', subject: '', text: 'سلام' },
    expect.anything(),
    expect.anything(),
  )
})

test('what was typed into the search before the page was hydrated is known to it, once, and stays', async () => {
  open(<Search />)
  write({ q: 'زعفران' })
  field('q').focus()
  field('q').setSelectionRange(2, 2)
  await hydrate(<Search />)
  const another = document.querySelector('[data-render]') as HTMLButtonElement
  expect(another.textContent).toBe('زعفران')
  await act(async () => another.click())
  expect(onChange.mock.calls).toEqual([['زعفران']])
  expect(field('q').value).toBe('زعفران')
  expect(field('q').selectionStart).toBe(2)
})

test('a number that was typed early is cleaned, too', async () => {
  open(<Price />)
  write({ price: '12 000' })
  await hydrate(<Price />)
  expect(field('price').value).toBe('۱۲۰۰۰')
})

test('a field that nobody typed into is no news', async () => {
  open(<Search />)
  await hydrate(<Search />)
  expect(onChange).not.toHaveBeenCalled()
})

test('a form cannot be sent while it is invalid, from its first moment on', async () => {
  open(contact)
  expect(submit().disabled).toBe(true)
  await hydrate(contact)
  expect(submit().disabled).toBe(true)
})
