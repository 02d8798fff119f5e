import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ResponseOf, siteApi } from '@hojreh/api'
import { useGetContactUsQuery } from '@hojreh/api/react'
import {
  canonicalUrl,
  Head,
  type Load,
  lazyHydrated,
  loaderQueryOptions,
  previewOf,
  RichText,
  unwrapOrErrorPage,
  useApp,
  usePreview,
} from '@hojreh/app'
import { from, PageTitle, Sheet } from '@hojreh/ui'
import { ContactFacts } from '../../features/content/contact-facts.tsx'

const Contact = lazyHydrated(async () => (await import('../../features/content/contact-form.tsx')).Contact)

const Halves = styled.div(
  css({
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    marginBlockStart: 20,
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)', gap: 32 },
  }),
)

export const load: Load = ({ store, url }) =>
  unwrapOrErrorPage(
    store.dispatch(siteApi.endpoints.getContactUs.initiate(previewOf(url.searchParams), loaderQueryOptions)),
  )

const ContactHead = ({
  title,
  seoTitle,
  description,
  address,
  email,
  phones,
}: ResponseOf<'getContactUs'>) => {
  const { config } = useApp()
  const shop = {
    '@type': 'Organization',
    name: config.shopTitle,
    url: canonicalUrl(config.origins.shop, '/'),
    ...(address && { address }),
    ...(email && { email }),
    ...(phones.length > 0 && { telephone: phones }),
  }
  return <Head title={seoTitle || title} description={description} jsonLd={[shop]} />
}

/** How to reach the shop, and a form to write to it. */
export const Component = () => {
  const { data: contact } = useGetContactUsQuery(usePreview())
  if (!contact) return null
  return (
    <>
      <ContactHead {...contact} />
      <PageTitle>{contact.title}</PageTitle>
      {contact.bodyHtml ? <RichText html={contact.bodyHtml} /> : <p>{contact.description}</p>}
      <Halves>
        {[contact.address, contact.email, contact.hours, ...contact.phones].some(Boolean) && (
          <Sheet>
            <ContactFacts {...contact} />
          </Sheet>
        )}
        <Sheet>
          <Contact />
        </Sheet>
      </Halves>
    </>
  )
}
