import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ResponseOf } from '@hojreh/api'
import { toPersianDigits } from '@hojreh/persian'
import { color, Link } from '@hojreh/ui'
import { contentMessages as text } from './content.messages.ts'

const Facts = styled.dl(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    margin: 0,
    paddingBlock: 20,
    '& dt': { color: color.inkSoft, fontSize: '0.9375rem' },
    '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: color.turquoise },
  }),
)

/** A link that any map application of the phone opens; no map is loaded from another site. */
const mapLink = ({ lat, lng }: { lat: number; lng: number }) => `geo:${lat},${lng}`

/** Address, phones, e-mail and hours of the shop, as far as it has told them. */
export const ContactFacts = ({ address, phones, email, hours, location }: ResponseOf<'getContactUs'>) => (
  <Facts>
    {address && (
      <div>
        <dt>{text.address}</dt>
        <dd>{address}</dd>
        {location && (
          <dd>
            <Link href={mapLink(location)}>{text.map}</Link>
          </dd>
        )}
      </div>
    )}
    {phones.length > 0 && (
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
    )}
    {email && (
      <div>
        <dt>{text.email}</dt>
        <dd>
          <Link href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </Link>
        </dd>
      </div>
    )}
    {hours && (
      <div>
        <dt>{text.hours}</dt>
        <dd>{hours}</dd>
      </div>
    )}
  </Facts>
)
