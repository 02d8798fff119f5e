import { blogApi } from '@hojreh/api'
import { type Load, loaderQueryOptions, notFound, unwrapOrErrorPage } from '@hojreh/app'
import { articlesOf, type MagazineKind, placeOf } from './magazine-place.ts'

/** Loads a list of articles; a page after the last one is not found. */
export const loadMagazine =
  (kind: MagazineKind): Load =>
  async ({ store, params, url }) => {
    const place = placeOf(kind, params.slug, url.searchParams)
    const call = store.dispatch(
      blogApi.endpoints.listArticles.initiate(articlesOf(place), loaderQueryOptions),
    )
    const { items } = await unwrapOrErrorPage(call)
    if (items.length === 0 && place.page > 1) notFound()
  }
