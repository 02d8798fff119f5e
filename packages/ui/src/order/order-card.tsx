import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatJalaliDate } from '@hojreh/persian'
import type { ReactNode } from 'react'
import { Toman } from '../elements/figures/figures.tsx'
import { StatusChip, type Tone } from '../elements/figures/status-chip.tsx'
import { Link } from '../link/link.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { color, corner } from '../theme/vars.ts'
import { orderMessages as text } from './order.messages.ts'

const Card = styled.article(
  css({
    position: 'relative',
    display: 'grid',
    gap: 12,
    padding: 20,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '&:hover': { borderColor: color.lineStrong },
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: corner.card },
  }),
)
const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    '& small': { color: color.inkSoft },
  }),
)
const Pictures = styled.div(
  css({
    display: 'flex',
    gap: 8,
    '& picture': { inlineSize: 56, blockSize: 56, flex: 'none', borderRadius: corner.small },
  }),
)
const Title = styled.h3(css({ fontSize: '1rem' }))
const Actions = styled.div(
  css({ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 8 }),
)
const SHOWN_PICTURES = 5

export type OrderCardProps = {
  href: string
  orderNumber: string
  status: { label: string; tone: Tone }
  /** ISO 8601. */
  placedAt: string
  /** Rial. */
  total: number
  totalCount: number
  pictures?: readonly PictureSource[]
  actions?: ReactNode
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3
}

/** An order in a list. */
export const OrderCard = ({
  href,
  orderNumber,
  status,
  placedAt,
  total,
  totalCount,
  pictures = [],
  actions,
  headingLevel = 3,
}: OrderCardProps) => (
  <Card>
    <Row>
      <Title as={`h${headingLevel}`}>
        <Link href={href}>{text.orderNumber(orderNumber)}</Link>
      </Title>
      <StatusChip tone={status.tone}>{status.label}</StatusChip>
    </Row>
    {pictures.length > 0 && (
      <Pictures>
        {pictures.slice(0, SHOWN_PICTURES).map((picture) => (
          <ProductPicture key={picture.src} {...picture} sizes="56px" />
        ))}
      </Pictures>
    )}
    <Row>
      <small>
        <time dateTime={placedAt}>{formatJalaliDate(placedAt)}</time> · {text.goodsOf(totalCount)}
      </small>
      <b>
        <Toman rial={total} />
      </b>
    </Row>
    {actions && <Actions>{actions}</Actions>}
  </Card>
)
