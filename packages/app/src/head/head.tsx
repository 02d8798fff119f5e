import { useLocation } from 'react-router-dom'
import { useApp } from '../state/app-context.ts'
import { canonicalUrl } from './canonical-url.ts'
import { headMessages as text } from './head.messages.ts'
import { inertJson } from './inert-json.ts'
import { socialPicture } from './social-picture.ts'

export interface HeadProps {
  /** Without the shop's name, which is added. */
  title: string
  /** Search engines want one of each page: without it, one is made of the title. */
  description?: string | undefined
  /** Path of the canonical address when it is not the page's own; with the query that belongs to it. */
  canonicalPath?: string | undefined
  /** Address of the page's picture, a path or absolute; social networks get a preview made of it. */
  image?: string | undefined
  type?: 'website' | 'article' | 'product'
  isHiddenFromSearch?: boolean
  /** schema.org objects. */
  jsonLd?: readonly object[] | undefined
}

/** Title, description, canonical address, Open Graph and JSON-LD of a page; React moves them into `<head>`. */
export const Head = ({
  title,
  description,
  canonicalPath,
  image,
  type = 'website',
  isHiddenFromSearch = false,
  jsonLd = [],
}: HeadProps) => {
  const { app, config } = useApp()
  const { pathname } = useLocation()
  const origin = config.origins[app]
  const canonical = canonicalUrl(origin, canonicalPath ?? pathname)
  const preview = socialPicture(image)
  const about = description || (isHiddenFromSearch ? '' : text.pageOfShop(title, config.shopTitle))
  const fullTitle = title === config.shopTitle ? title : `${title} | ${config.shopTitle}`
  return (
    <>
      <title>{fullTitle}</title>
      {about && <meta name="description" content={about} />}
      {isHiddenFromSearch ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <meta property="og:title" content={title} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={config.shopTitle} />
      <meta property="og:locale" content="fa_IR" />
      <meta property="og:image" content={canonicalUrl(origin, preview.path)} />
      {preview.size && <meta property="og:image:width" content={String(preview.size.width)} />}
      {preview.size && <meta property="og:image:height" content={String(preview.size.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((entry) => (
        <script
          key={JSON.stringify(entry).slice(0, 80)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inertJson({ '@context': 'https://schema.org', ...entry }) }}
        />
      ))}
    </>
  )
}
