import type { ShippingRule } from '@hojreh/contract/admin'

type Areas = ShippingRule['areas']

/** Served places as people type them: a province on each line, its cities after a colon. Empty: the whole country. */
export const areasText = (areas: Areas): string =>
  (areas ?? [])
    .map(({ province, cities }) => (cities.length > 0 ? `${province}: ${cities.join('، ')}` : province))
    .join('\n')

const namesOf = (text: string) =>
  text
    .split(/[،,]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** What {@link areasText} wrote, or a person. */
export const areasOf = (text: string): Areas => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  return lines.map((line) => {
    const [province = '', cities = ''] = line.split(/[:：]/)
    return { province: province.trim(), cities: namesOf(cities) }
  })
}
