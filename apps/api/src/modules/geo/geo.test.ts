import { normalizeText } from '@hojreh/persian'
import { expect, test } from 'vitest'
import citiesOfProvince from './cities-of-province.json' with { type: 'json' }
import { isCityOf, listCities, listProvinces } from './geo.service.ts'

test('knows the 31 provinces, each with its capital and other cities, none twice', {
  tags: ['§D4.7'],
}, () => {
  expect(listProvinces()).toHaveLength(31)
  for (const province of listProvinces()) {
    const cities = listCities(province)
    expect(cities.length, province).toBeGreaterThan(5)
    expect(new Set(cities).size, province).toBe(cities.length)
  }
})

test('lists names in Persian alphabetical order', () => {
  expect(listProvinces().slice(0, 5)).toEqual([
    'آذربایجان شرقی',
    'آذربایجان غربی',
    'اردبیل',
    'اصفهان',
    'البرز',
  ])
  const tehran = listCities('تهران')
  expect(tehran.indexOf('پاکدشت')).toBeLessThan(tehran.indexOf('تهران'))
  expect(tehran.indexOf('چهاردانگه')).toBeLessThan(tehran.indexOf('حسن‌آباد'))
  expect(tehran.indexOf('کهریزک')).toBeLessThan(tehran.indexOf('گلستان'))
})

test('writes every name as the shop writes Persian', () => {
  for (const [province, cities] of Object.entries(citiesOfProvince))
    for (const name of [province, ...cities]) expect(normalizeText(name)).toBe(name)
})

test('knows which city belongs to which province', { tags: ['§D4.7'] }, () => {
  expect(isCityOf('تهران', 'لواسان')).toBe(true)
  expect(isCityOf('یزد', 'لواسان')).toBe(false)
  expect(isCityOf('نیست', 'لواسان')).toBe(false)
})
