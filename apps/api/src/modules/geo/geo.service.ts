import { DomainError } from '../../shared/domain-error.ts'
// The 31 provinces with their cities, in the spelling of the Statistical Centre of Iran.
import citiesOfProvince from './cities-of-province.json' with { type: 'json' }

const persian = new Intl.Collator('fa')
const sorted = (names: readonly string[]): string[] => names.toSorted(persian.compare)

const provinces = sorted(Object.keys(citiesOfProvince))
const cities = new Map(Object.entries(citiesOfProvince).map(([province, names]) => [province, sorted(names)]))

/** Persian alphabetical order. */
export const listProvinces = (): string[] => provinces

/** Persian alphabetical order; throws `not_found` for a province that there is not. */
export const listCities = (province: string): string[] => {
  const names = cities.get(province)
  if (!names) throw new DomainError('not_found')
  return names
}

/** All of them, for a form that asks once. */
export const listPlaces = (): { province: string; cities: string[] }[] =>
  provinces.map((province) => ({ province, cities: listCities(province) }))

export const isProvince = (province: string): boolean => cities.has(province)
export const isCityOf = (province: string, city: string): boolean =>
  cities.get(province)?.includes(city) ?? false
