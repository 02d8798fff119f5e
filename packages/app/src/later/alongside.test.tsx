// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { alongside } from './alongside.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Name = ({ name }: { name: string }) => <p>{name}</p>

const show = async (Part: ReturnType<typeof alongside<{ name: string }>>) => {
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(
      <Suspense fallback="…">
        <Part name="فرش" />
      </Suspense>,
    ),
  )
  return root
}

it('the code of a part is asked for before it is shown, once, and its shape stands there until it has come', async () => {
  const code = Promise.withResolvers<typeof Name>()
  let times = 0
  const Part = alongside(() => {
    times += 1
    return code.promise
  })
  expect(times).toBe(1)
  const root = await show(Part)
  expect(root.textContent).toBe('…')
  await act(async () => code.resolve(Name))
  expect(root.textContent).toBe('فرش')
  expect(times).toBe(1)
})

it('what did not come beside the page is asked for again when it is shown', async () => {
  let isOnline = false
  const Part = alongside(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return Name
  })
  await Promise.resolve()
  isOnline = true
  const root = await show(Part)
  expect(root.textContent).toBe('فرش')
})
