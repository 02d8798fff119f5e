// @vitest-environment jsdom
import { setTimeout as delay } from 'node:timers/promises'
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { later, loadLaterParts } from './later.tsx'

const hydrate = async (html: string, tree: ReactNode) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = `<main>${html}</main>`
  const [root] = document.getElementsByTagName('main')
  if (!root) throw new Error('The document has no root')
  const complaints: unknown[] = []
  await act(
    async () => void hydrateRoot(root, tree, { onRecoverableError: (error) => complaints.push(error) }),
  )
  // Code is asked for in a task of its own.
  await act(() => delay(5))
  return { root, complaints }
}

it('what the server rendered of a part stands in the page until its code is there, and is the same afterwards', async () => {
  const code = Promise.withResolvers<(props: { name: string }) => ReactNode>()
  const Part = later(() => code.promise)
  const { root, complaints } = await hydrate('<!--$--><p>فرش</p><!--/$-->', <Part name="فرش" />)
  const before = root.querySelector('p')
  expect(before?.textContent).toBe('فرش')
  await act(async () => code.resolve(({ name }) => <p>{name}</p>))
  expect(root.querySelector('p')).toBe(before)
  expect(complaints).toEqual([])
})

it('what the server rendered stays for good when the code does not come', async () => {
  const code = Promise.withResolvers<(props: { name: string }) => ReactNode>()
  const Part = later(() => code.promise)
  const { root, complaints } = await hydrate('<!--$--><p>گلیم</p><!--/$-->', <Part name="گلیم" />)
  const before = root.querySelector('p')
  await act(async () => code.reject(new TypeError('Failed to fetch')))
  expect(root.querySelector('p')).toBe(before)
  expect(complaints).toEqual([])
})

it('a page that somebody goes to is whole from its first moment: its parts were waited for', async () => {
  const Part = later(async () => ({ name }: { name: string }) => <p>{name}</p>)
  later(() => Promise.reject(new TypeError('Failed to fetch')))
  await loadLaterParts()
  expect(renderToString(<Part name="گبه" />)).toContain('گبه')
})
