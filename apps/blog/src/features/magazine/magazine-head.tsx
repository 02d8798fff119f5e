import { breadcrumbList, Head, useApp } from '@hojreh/app'
import { FeedLink } from '../../shared/feed-link.tsx'
import { magazineMessages as text } from './magazine.messages.ts'
import { hrefOf, type MagazinePlace } from './magazine-place.ts'

/** Title, description and canonical address of a list; search results stay out of search engines. */
export const MagazineHead = ({
  place,
  heading,
  image,
}: {
  place: MagazinePlace
  /** Title of the category or tag; undefined on the list of all articles. */
  heading: string | undefined
  image: string | undefined
}) => {
  const { config } = useApp()
  const title = [heading ?? text.title, place.page > 1 && text.page(place.page)].filter(Boolean).join('، ')
  const crumbs = [
    { title: text.home, url: '/' },
    { title: text.title, url: '/blog' },
    ...(heading ? [{ title: heading, url: hrefOf({ ...place, q: '', page: 1 }) }] : []),
  ]
  return (
    <>
      <FeedLink />
      <Head
        title={place.q ? text.results(place.q) : title}
        description={
          heading ? text.descriptionOf(heading, config.shopTitle) : text.description(config.shopTitle)
        }
        canonicalPath={hrefOf(place)}
        image={image}
        isHiddenFromSearch={place.q !== ''}
        jsonLd={[breadcrumbList(crumbs, config.origins)]}
      />
    </>
  )
}
