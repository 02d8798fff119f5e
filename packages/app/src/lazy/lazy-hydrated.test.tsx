// @vitest-environment jsdom
import { setTimeout as delay } from 'node:timers/promises'
import { act, Component, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { hydratedPartsLoaded, lazyHydrated, loadHydratedParts } from './lazy-hydrated.tsx'

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

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? 'failed' : this.props.children)
}

it('what the server rendered of a part stands in the page until its code is there, and is the same afterwards', async () => {
  const code = Promise.withResolvers<(props: { name: string }) => ReactNode>()
  const Part = lazyHydrated(() => code.promise)
  const { root, complaints } = await hydrate('<!--$--><p>فرش</p><!--/$-->', <Part name="فرش" />)
  const before = root.querySelector('p')
  expect(before?.textContent).toBe('فرش')
  await act(async () => code.resolve(({ name }) => <p>{name}</p>))
  expect(root.querySelector('p')).toBe(before)
  expect(complaints).toEqual([])
})

it('a press on a part whose code is still on its way is done once it is there, and no other one twice', async () => {
  const code = Promise.withResolvers<() => ReactNode>()
  const Part = lazyHydrated(() => code.promise)
  const [onEarly, onAlive] = [vi.fn(), vi.fn()]
  const { root } = await hydrate(
    '<div><button type="button">زنده</button><!--$--><button type="button">نوشتن نظر</button><!--/$--></div>',
    <div>
      <button type="button" onClick={onAlive}>
        زنده
      </button>
      <Part />
    </div>,
  )
  await act(async () => {
    for (const button of root.querySelectorAll('button')) {
      button.click()
      button.click()
    }
  })
  expect([onAlive, onEarly].map(({ mock }) => mock.calls.length)).toEqual([2, 0])
  await act(async () =>
    code.resolve(() => (
      <button type="button" onClick={onEarly}>
        نوشتن نظر
      </button>
    )),
  )
  expect([onAlive, onEarly].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

it('what the server rendered stays for good when the code does not come', async () => {
  const code = Promise.withResolvers<(props: { name: string }) => ReactNode>()
  const Part = lazyHydrated(() => code.promise)
  const { root, complaints } = await hydrate('<!--$--><p>گلیم</p><!--/$-->', <Part name="گلیم" />)
  const before = root.querySelector('p')
  await act(async () => code.reject(new TypeError('Failed to fetch')))
  expect(root.querySelector('p')).toBe(before)
  expect(complaints).toEqual([])
})

it('a part that no server renders and that a page needs fails the page when it does not come', async () => {
  const Part = lazyHydrated(() => Promise.reject(new TypeError('Failed to fetch')), { isRequired: true })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const element = document.createElement('main')
  const root = createRoot(element, { onCaughtError: () => undefined })
  await act(async () =>
    root.render(
      <Boundary>
        <Part />
      </Boundary>,
    ),
  )
  await act(() => delay(5))
  expect(element.textContent).toBe('failed')
})

it('a page that somebody goes to is whole from its first moment: its parts were waited for', async () => {
  const Part = lazyHydrated(async () => ({ name }: { name: string }) => <p>{name}</p>)
  lazyHydrated(() => Promise.reject(new TypeError('Failed to fetch')))
  await loadHydratedParts()
  expect(renderToString(<Part name="گبه" />)).toContain('گبه')
})

it('nobody on the way to a page waits long for a part that does not come', async () => {
  vi.useFakeTimers()
  lazyHydrated(() => new Promise<never>(() => undefined))
  void loadHydratedParts()
  let isThere = false
  void hydratedPartsLoaded().then(() => {
    isThere = true
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isThere).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isThere).toBe(true)
  vi.useRealTimers()
})
