import { joinedSearchForm } from '@hojreh/persian'
import type { NamedValue } from '../catalog/catalog.tables.ts'

const SUBTITLE_LENGTH = 500
const GUARANTEE_LENGTH = 200

const namesOf = (...names: string[]) => new Set(names.map(joinedSearchForm))
/** How shops name the attributes that Torob has a field of its own for. */
const secondTitles = namesOf(
  'نام انگلیسی',
  'عنوان انگلیسی',
  'نام لاتین',
  'عنوان دوم',
  'English name',
  'Subtitle',
)
const guarantees = namesOf('گارانتی', 'ضمانت', 'ضمانت نامه', 'Guarantee', 'Warranty')

/** The attributes of a product as Torob has them: a subtitle and a guarantee where there is one, the rest as `spec`. */
export const factsOf = (attributes: readonly NamedValue[]) => {
  const namedBy = (names: ReadonlySet<string>) =>
    attributes.find(({ name }) => names.has(joinedSearchForm(name)))
  const subtitle = namedBy(secondTitles)
  const guarantee = namedBy(guarantees)
  const rest = attributes.filter((attribute) => attribute !== subtitle && attribute !== guarantee)
  return {
    ...(subtitle && { subtitle: subtitle.value.slice(0, SUBTITLE_LENGTH) }),
    ...(guarantee && { guarantee: guarantee.value.slice(0, GUARANTEE_LENGTH) }),
    spec: Object.fromEntries(rest.map(({ name, value }) => [name, value])),
  }
}
