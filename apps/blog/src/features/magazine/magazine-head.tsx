import type { ResponseOf } from '@hojreh/api'
import { breadcrumbList, canonicalUrl, Head, largePictureOf, useApp } from '@hojreh/app'
import { hrefOfAuthor } from '../../shared/author-href.ts'
import { FeedLink } from '../../shared/feed-link.tsx'
import { magazineMessages as text } from './magazine.messages.ts'
import { hrefOf, type MagazinePlace } from './magazine-place.ts'

type Author = NonNullable<ResponseOf<'listArticles'>['author']>

/** schema.org's page about a person. */
const profileOf = ({ slug, title, about, picture }: Author, origin: string) => ({
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: title,
    url: canonicalUrl(origin, hrefOfAuthor(slug)),
    ...(about && { description: about }),
    ...(picture && { image: canonicalUrl(origin, largePictureOf(picture)) }),
  },
})

/** Title, description and canonical address of a list; search results stay out of search engines. */
export const MagazineHead = ({
  place,
  heading,
  author,
  image,
}: {
  place: MagazinePlace
  /** Title of the category or tag, or the name of the author; undefined on the list of all articles. */
  heading: string | undefined
  /** Whose articles they are. An api of yesterday tells of none. */
  author: Author | null | undefined
  image: string | undefined
}) => {
  const { config } = useApp()
  const named = heading && author ? text.authorHeading(heading) : heading
  const title = [named ?? text.title, place.page > 1 && text.page(place.page)].filter(Boolean).join('، ')
  const crumbs = [
    { title: text.home, url: '/' },
    { title: text.title, url: '/blog' },
    ...(heading ? [{ title: heading, url: hrefOf({ ...place, q: '', page: 1 }) }] : []),
  ]
  const descriptionOf = () => {
    if (!heading) return text.description(config.shopTitle)
    if (author) return author.about || text.descriptionOfAuthor(author.title, config.shopTitle)
    return text.descriptionOf(heading, config.shopTitle)
  }
  return (
    <>
      <FeedLink />
      <Head
        title={place.q ? text.results(place.q) : title}
        description={descriptionOf()}
        canonicalPath={hrefOf(place)}
        image={image}
        isHiddenFromSearch={place.q !== ''}
        jsonLd={[
          ...(author ? [profileOf(author, config.origins.blog)] : []),
          breadcrumbList(crumbs, config.origins),
        ]}
      />
    </>
  )
}
