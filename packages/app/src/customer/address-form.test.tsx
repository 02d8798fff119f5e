// @vitest-environment jsdom
import { AddressForm } from '@hojreh/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addressRules } from './address.rules.ts'

test('every field of an address that cannot stay empty is marked as required, and no other', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <AddressForm provinces={[]} cities={[]} onProvinceChange={() => undefined} onSubmit={() => undefined} />,
  )
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  expect(fields.length).toBeGreaterThan(7)
  const needed = fields.filter(
    ({ name }) => addressRules[name as keyof typeof addressRules]('') !== undefined,
  )
  const marked = fields.filter(({ required }) => required)
  expect(marked.map(({ name }) => name)).toEqual(needed.map(({ name }) => name))
})
