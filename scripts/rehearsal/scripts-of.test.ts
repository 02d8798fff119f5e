import { expect, test } from 'vitest'
import { scriptsOf } from './scripts-of.ts'

test('finds each script of a page once: several stand in one attribute (decision 101)', () => {
  const page =
    '<script src="/_blog/assets/head-a1.js" data-modules="/_blog/assets/react-B_2.js /_blog/assets/entry-c3.js"></script>' +
    '<link rel="modulepreload" href="/_blog/assets/entry-c3.js"><script src="/_shop/assets/other.js"></script>'
  expect(scriptsOf(page, 'blog')).toEqual([
    '/_blog/assets/head-a1.js',
    '/_blog/assets/react-B_2.js',
    '/_blog/assets/entry-c3.js',
  ])
  expect(scriptsOf('<p>nothing</p>', 'blog')).toEqual([])
})
