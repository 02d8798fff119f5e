import { expect, it } from 'vitest'
import { SHARED_NAMES, sharedNames } from './shared-names.ts'

const { load } = sharedNames()
const source = String(typeof load === 'function' && Reflect.apply(load, {}, [`\0${SHARED_NAMES}`]))

it('the entry has the names that components import from the libraries and from the theme, and no component', () => {
  const origins = [...source.matchAll(/^export \{ \w+ as n\d+ \} from (.*)$/gm)].map(([, origin]) => origin)
  expect(origins).toHaveLength(source.split('\n').length)
  expect(origins).toContain('"@mui/material/Dialog"')
  expect(origins).toContain('"react-router-dom"')
  const own = origins.filter((origin) => /packages\/|"\.|@hojreh/.test(origin ?? ''))
  expect(own).not.toEqual([])
  expect(own.filter((origin) => !origin?.includes('/packages/ui/src/theme/'))).toEqual([])
})
