import { useGetProductQuery } from '@hojreh/api/react'

const useOne = (slug: string | undefined) =>
  useGetProductQuery({ slug: slug ?? '' }, { skip: slug === undefined })

/** Returns the goods of up to four addresses; those that are not there are left out. */
export const useCompared = ([first, second, third, fourth]: readonly string[]) => {
  const all = [useOne(first), useOne(second), useOne(third), useOne(fourth)]
  return {
    goods: all.flatMap(({ currentData }) => currentData?.product ?? []),
    isLoading: all.some(({ isLoading }) => isLoading),
    isSomeGone: all.some(({ isError }) => isError),
  }
}
