import { expect, it } from 'vitest'
import { shippingRules } from '../../../test/settings-samples.ts'
import { areasOf, areasText } from './areas-text.ts'
import { bodyOf, changesOf, newShipping, valuesOf } from './shipping-values.ts'

it('toman in any digits is asked for in rial; no sum for free sending is never free', () => {
  const typed = { ...newShipping, feeNear: '۴۵٬۰۰۰', feeFar: '٦٠٠٠٠', perKilogram: '12,000' }
  expect(bodyOf(typed)).toMatchObject({
    ...{ feeNear: 450_000, feeFar: 600_000, perKilogram: 120_000, freeFrom: null, areas: null },
  })
})

it('only the fields that were changed are sent', () => {
  expect(changesOf({ feeNear: '50000' })).toEqual({ feeNear: 500_000 })
})

it('places are read as they are typed: a province on a line, its cities after a colon', () => {
  const typed = 'یزد\n\n تهران : تهران،  شهریار ، \n'
  expect(areasOf(typed)).toEqual([
    { province: 'یزد', cities: [] },
    { province: 'تهران', cities: ['تهران', 'شهریار'] },
  ])
  expect(areasText(areasOf(typed))).toBe('یزد\nتهران: تهران، شهریار')
  expect(areasOf(' \n ')).toBeNull()
})

it('a way of sending that is shown and saved again stays what it was', () => {
  for (const { id, isActive, edition, ...terms } of shippingRules)
    expect(bodyOf(valuesOf({ id, isActive, edition, ...terms }))).toEqual(terms)
})
