import { shopApi } from '@hojreh/api'
import { type Load, loaderQueryOptions } from '@hojreh/app'
import { comparedIn } from '../../shared/comparison.ts'

/** One that is not there any more is left out, and the page says so. */
export const loadComparison: Load = async ({ store, url }) => {
  await Promise.all(
    comparedIn(url.searchParams).map((slug) =>
      store.dispatch(shopApi.endpoints.getProduct.initiate({ slug }, loaderQueryOptions)),
    ),
  )
}
