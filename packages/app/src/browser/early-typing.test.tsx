// @vitest-environment jsdom
import { Activity, act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Arrived } from './arrived.tsx'
import { typeAgain } from './early-typing.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const onChange = vi.fn()
beforeEach(() => onChange.mockClear())

const Search = () => {
  const [words, setWords] = useState('')
  const [others, setOthers] = useState('')
  return (
    <form>
      <input
        type="search"
        value={words}
        onChange={({ target }) => {
          onChange(target.value)
          setWords(target.value)
        }}
      />
      <textarea value={others} onChange={({ target }) => setOthers(target.value)} />
      <button type="button" onClick={() => setWords(words)}>
        {words}
        {others}
      </button>
    </form>
  )
}

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector) as Kind
/** What the person and the browser see before the page comes to life. */
const open = () => {
  document.body.innerHTML = `<main>${renderToString(<Search />)}</main>`
}
const comeToLife = () => act(async () => void hydrateRoot(find('main'), <Search />))

it('what was typed before a page came to life is known to it, and stays', async () => {
  open()
  find<HTMLInputElement>('input').value = 'زعفران'
  find<HTMLTextAreaElement>('textarea').value = 'گلیم'
  find('input').focus()
  find<HTMLInputElement>('input').setSelectionRange(2, 2)
  await comeToLife()
  await act(async () => typeAgain())
  expect(onChange.mock.calls).toEqual([['زعفران']])
  expect(find('button').textContent).toBe('زعفرانگلیم')
  expect(find<HTMLInputElement>('input').value).toBe('زعفران')
  expect(find<HTMLInputElement>('input').selectionStart).toBe(2)
})

it('what nobody typed is no news, and what a living page knows is told once', async () => {
  open()
  await comeToLife()
  await act(async () => typeAgain())
  expect(onChange).not.toHaveBeenCalled()
  find<HTMLInputElement>('input').value = 'ترمه'
  await act(async () => typeAgain())
  await act(async () => typeAgain())
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('a page that comes to life after its frame is told when it does', async () => {
  const Frame = () => (
    <Activity>
      <Search />
      <Arrived />
    </Activity>
  )
  document.body.innerHTML = `<main>${renderToString(<Frame />)}</main>`
  find<HTMLInputElement>('input').value = 'زعفران'
  find<HTMLTextAreaElement>('textarea').value = 'گلیم'
  await act(async () => void hydrateRoot(find('main'), <Frame />))
  expect(find('button').textContent).toBe('زعفرانگلیم')
  expect(onChange.mock.calls).toEqual([['زعفران']])
})
