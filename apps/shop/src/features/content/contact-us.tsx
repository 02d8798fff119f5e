import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { siteApi } from '@hojreh/api'
import { useGetContactUsQuery } from '@hojreh/api/react'
import { Head, type Load, need, once } from '@hojreh/app'
import { toPersianDigits } from '@hojreh/persian'
import { color, Link, PageTitle, Sheet } from '@hojreh/ui'
import { contentMessages as text } from './content.messages.ts'

const Facts = styled.dl(
  css({
    display: 'grid',
    gap: 16,
    margin: 0,
    paddingBlock: 20,
    '& dt': { color: color.inkSoft, fontSize: '0.9375rem' },
    '& dd': { margin: 0 },
    '& a': { color: color.turquoise },
  }),
)

export const loadContactUs: Load = ({ store }) =>
  need(store.dispatch(siteApi.endpoints.getContactUs.initiate(undefined, once)))

/** A link that any map application of the phone opens; no map is loaded from another site. */
const mapLink = ({ lat, lng }: { lat: number; lng: number }) => `geo:${lat},${lng}`

/** How to reach the shop. */
export const ContactUs = () => {
  const { data: contact } = useGetContactUsQuery()
  if (!contact) return null
  const { title, description, address, phones, email, hours, location } = contact
  return (
    <>
      <Head
        title={text.contactUs}
        description={description}
        jsonLd={[{ '@type': 'Organization', name: title, address, email, telephone: phones }]}
      />
      <PageTitle>{text.contactUs}</PageTitle>
      <p>{description}</p>
      <Sheet>
        <Facts>
          <div>
            <dt>{text.address}</dt>
            <dd>
              {address} {location && <Link href={mapLink(location)}>{text.map}</Link>}
            </dd>
          </div>
          <div>
            <dt>{text.phones}</dt>
            {phones.map((phone) => (
              <dd key={phone}>
                <Link href={`tel:${phone}`}>
                  <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
                </Link>
              </dd>
            ))}
          </div>
          <div>
            <dt>{text.email}</dt>
            <dd>
              <Link href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </Link>
            </dd>
          </div>
          <div>
            <dt>{text.hours}</dt>
            <dd>{hours}</dd>
          </div>
        </Facts>
      </Sheet>
    </>
  )
}
