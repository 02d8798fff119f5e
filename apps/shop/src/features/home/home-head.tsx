import { useGetLogoQuery } from '@hojreh/api/react'
import { canonicalUrl, Head, useApp } from '@hojreh/app'

/** Title and structured data of the home page: who the shop is and how it is searched. */
export const HomeHead = () => {
  const { config } = useApp()
  const { data: logo } = useGetLogoQuery()
  const origin = config.origins.shop
  return (
    <Head
      title={config.shopTitle}
      description={logo?.slogan}
      jsonLd={[
        { '@type': 'Organization', name: config.shopTitle, url: canonicalUrl(origin, '/') },
        {
          '@type': 'WebSite',
          name: config.shopTitle,
          url: canonicalUrl(origin, '/'),
          inLanguage: 'fa-IR',
          potentialAction: {
            '@type': 'SearchAction',
            target: `${canonicalUrl(origin, '/shop/search')}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ]}
    />
  )
}
