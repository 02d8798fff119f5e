import { makerRepository, type NamedMaker, readMakers } from '../maker/maker.repository.ts'
import { makerForm, makerSlug } from '../maker/maker-form.ts'
import { toPictureOrNull } from '../media/media-address.ts'
import type { CatalogContext } from './catalogue.ts'

/** The makers of the shop by address and by the names that goods give them. */
export interface MakerDirectory {
  bySlug: ReadonlyMap<string, NamedMaker>
  ofBrand: (brand: string) => NamedMaker | undefined
}

export const makeMakerDirectory = (named: readonly NamedMaker[]): MakerDirectory => {
  const byForm = new Map(named.map((maker) => [maker.form, maker]))
  return {
    bySlug: new Map(named.map((maker) => [maker.slug, maker])),
    ofBrand: (brand) => byForm.get(makerForm(brand)),
  }
}

const directoryOf = ({ db, cached }: CatalogContext): Promise<MakerDirectory> =>
  cached('makers', async () => makeMakerDirectory(await readMakers(db)))

/** The address of the page of a brand; one that only goods know has it from its name. */
export const slugOfBrand = ({ ofBrand }: MakerDirectory, brand: string): string =>
  ofBrand(brand)?.slug ?? makerSlug(brand)

/** Likewise, of what a product says. */
export const findMakerSlug = async (reading: CatalogContext, brand: string | null): Promise<string | null> =>
  brand === null ? null : slugOfBrand(await directoryOf(reading), brand)

export interface Maker {
  /** Null for one that only goods know. */
  id: string | null
  slug: string
  title: string
  /** As goods name it. */
  brands: string[]
}

/** The maker at an address; a brand that goods name needs nothing else to be one. */
export const findMaker = async (reading: CatalogContext, slug: string): Promise<Maker | null> => {
  const { bySlug, ofBrand } = await directoryOf(reading)
  const known = bySlug.get(slug)
  const names = await reading.catalogue.facets.brands()
  const isOwn = (brand: string) => {
    const maker = ofBrand(brand)
    return known ? maker?.id === known.id : maker === undefined && makerSlug(brand) === slug
  }
  const brands = names.filter(isOwn).toSorted()
  const [first] = brands
  if (known) return { id: known.id, slug, title: known.title, brands: first ? brands : [known.title] }
  return first === undefined ? null : { id: null, slug, title: first, brands }
}

/** What the page of a maker says beside its goods. */
export const describeMaker = async ({ db }: CatalogContext, { id, slug, title }: Maker) => {
  const row = id === null ? null : await makerRepository(db).find(id)
  return {
    ...{ slug, title },
    descriptionHtml: row?.descriptionHtml ?? '',
    image: toPictureOrNull(row?.image),
    seo: { title: row?.seoTitle || title, description: row?.seoDescription ?? '' },
  }
}
