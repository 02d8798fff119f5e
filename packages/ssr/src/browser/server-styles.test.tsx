// @vitest-environment jsdom
import { CacheProvider, ClassNames } from '@emotion/react'
import { createStyleCache } from '@hojreh/ui'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { documentOf } from '../server/document.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Text = ({ color }: { color: string }) => (
  <ClassNames>{({ css }) => <p className={css({ color })}>متن</p>}</ClassNames>
)
const Known = () => <Text color="rgb(1, 2, 3)" />
const New = () => <Text color="rgb(4, 5, 6)" />

const show = (page: ReactNode) =>
  act(async () => {
    document.body.innerHTML = '<main></main>'
    createRoot(document.querySelector('main') as HTMLElement).render(
      <CacheProvider value={createStyleCache()}>{page}</CacheProvider>,
    )
  })
const blocks = () => [...document.head.querySelectorAll('style')]
const nameOf = (selector: string) => document.querySelector(selector)?.className.replace('hj-', '') ?? ''

test('the styles of the server stay where they are and are not made again; new ones follow them', async () => {
  await show(<Known />)
  const ids = nameOf('p')
  const html = documentOf(
    {
      html: '',
      head: '',
      files: [],
      styles: [
        { ids: 'ground', css: 'p{color:red}' },
        { ids, css: `.hj-${ids}{color:rgb(1, 2, 3)}` },
      ],
      boot: { config: {} } as never,
    },
    { filesOf: () => ({ modules: [], styles: [] }), headScript: '/h.js', entry: '/e.js' } as never,
  )
  document.head.innerHTML = html.replace(/^.*<head>|<\/head>.*$/g, '').replace(/<script.*?<\/script>/g, '')
  const fromServer = blocks()
  expect(fromServer).toHaveLength(2)
  let moves = 0
  new MutationObserver((records) => {
    moves += records.filter(({ removedNodes }) => removedNodes.length > 0).length
  }).observe(document.head, { childList: true })

  await show(
    <>
      <Known />
      <New />
    </>,
  )
  expect(moves).toBe(0)
  expect(blocks().slice(0, 2)).toEqual(fromServer)
  const made = blocks()
    .slice(2)
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText)
    .join('')
  expect(made).toContain('rgb(4, 5, 6)')
  expect(made).not.toContain('rgb(1, 2, 3)')
})
