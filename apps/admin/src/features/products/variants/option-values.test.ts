import { expect, it } from 'vitest'
import { variantGroup } from '../../../../test/goods-samples.ts'
import { axesOfValues, optionValuesOf } from './option-values.ts'

it('options that are shown and saved again stay what they were', () => {
  const group = variantGroup()
  expect(axesOfValues(group, optionValuesOf(group))).toEqual(group.axes)
})

it('lines are the order of the values; a swatch has the colour that is written, or that its name says', () => {
  const typed = {
    ...optionValuesOf(variantGroup()),
    look_0: 'swatches',
    order_0: 'سرمه ای\n لاکی  #AA1122\n\n',
  }
  expect(axesOfValues(variantGroup(), typed)[0]?.values).toEqual([
    { value: 'سرمه ای', color: '#1e3a5f' },
    { value: 'لاکی', color: '#aa1122' },
  ])
})
