import { useListProductChoicesQuery } from '@hojreh/api/admin'

/** A select shows its prompt for an empty value. */
export const ANY = 'any'

/** Categories and brands for the filters of goods, with one for all of them before. */
export const useGoodsChoices = (any: string) => {
  const { data } = useListProductChoicesQuery()
  const all = { value: ANY, label: any }
  return {
    categories: [all, ...(data?.categories ?? []).map(({ id, title }) => ({ value: id, label: title }))],
    brands: [all, ...(data?.brands ?? []).map((brand) => ({ value: brand, label: brand }))],
  }
}
