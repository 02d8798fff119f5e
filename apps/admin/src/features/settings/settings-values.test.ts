import { expect, it } from 'vitest'
import { shopSettings } from '../../../test/settings-samples.ts'
import { changesOf, valuesOf } from './settings-values.ts'

it('settings that are shown and saved again stay what they were', () => {
  const { edition, connections, ...facts } = shopSettings()
  expect(changesOf(valuesOf(shopSettings()))).toEqual(facts)
})

it('networks, phones, the seal and the lowest order are read as people type them', () => {
  const typed = { phones: '۰۲۱-۱، ۰۲۱-۲,', social: 'بله: https://ble.ir/a\n\n', enamad: ' 12  abcdefgh ' }
  expect(changesOf({ ...typed, leastOrder: '۵۰٬۰۰۰' })).toEqual({
    phones: ['۰۲۱-۱', '۰۲۱-۲'],
    social: [{ title: 'بله', url: 'https://ble.ir/a' }],
    enamad: { id: '12', code: 'abcdefgh' },
    leastOrder: 500_000,
  })
  expect(changesOf({ enamad: ' ', leastOrder: '' })).toEqual({ enamad: null, leastOrder: 0 })
})

it('what has several lines stands in one, so that the form can be saved, and is sent only when somebody changes it', () => {
  const settings = shopSettings({ hours: 'شنبه: ۹ تا ۱۷\n پنجشنبه: ۹ تا ۱۳' })
  expect(valuesOf(settings).hours).toBe('شنبه: ۹ تا ۱۷، پنجشنبه: ۹ تا ۱۳')
})
