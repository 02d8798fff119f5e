import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { Here } from './here.tsx'
import { useGo } from './use-go.ts'

const answer = () => Promise.withResolvers<void>()
let removing = answer()

const Removing = () => {
  const go = useGo()
  return (
    <button type="button" onClick={() => void removing.promise.then(() => go('/list'))}>
      حذف
    </button>
  )
}
const frame = (
  <Here>
    <Outlet />
  </Here>
)
const pressRemove = async () => {
  removing = answer()
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/records/:id', element: <Removing /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/records/1'] },
  )
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button'))
  return router
}
const answered = () => act(async () => removing.resolve())

test('an answer leads on whoever waited for it', async () => {
  const router = await pressRemove()
  await answered()
  expect(router.state.location.pathname).toBe('/list')
})

test.each(['/records/2', '/orders'])('whoever went to %s meanwhile stays there', async (path) => {
  const router = await pressRemove()
  await act(() => router.navigate(path))
  await answered()
  expect(router.state.location.pathname).toBe(path)
})

test('a filter of the same page is no other page', async () => {
  const router = await pressRemove()
  await act(() => router.navigate('/records/1?tab=2'))
  await answered()
  expect(router.state.location.pathname).toBe('/list')
})

test('nothing but the frame goes anywhere by itself', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../layout/**', '!./**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  expect(Object.keys(sources).filter((file) => sources[file]?.includes('useNavigate'))).toEqual([])
})
