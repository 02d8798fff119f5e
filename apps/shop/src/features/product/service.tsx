import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@hojreh/contract'
import { color, corner, Link } from '@hojreh/ui'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import { hrefOfMaker } from '../../shared/shop-links.ts'
import { Chat } from './chat.tsx'
import { Delivery } from './delivery.tsx'
import { Instalments } from './instalments.tsx'
import { productMessages as text } from './product.messages.ts'

const List = styled.ul(
  css({
    display: 'grid',
    gap: 4,
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    fontSize: '0.9375rem',
    '& > li': { display: 'flex', gap: 12, minBlockSize: 44, paddingBlock: 8 },
    '& > li > svg': { flex: 'none', marginBlockStart: 4, color: color.turquoise },
    '& > li > div': { flex: 1, minInlineSize: 0 },
    // Its two lines come with the answer: nothing below moves then.
    '& p': { minBlockSize: '3.4em', lineHeight: 1.7 },
    '& a': { textDecoration: 'underline', textUnderlineOffset: 6 },
    // A finger has 44 pixels.
    '& > li > a': {
      position: 'relative',
      '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
    },
  }),
)

/** What vouches for a product: a certificate, or where it was examined. */
const VOUCHER = /گواهی|شناسنامه|برگه|اصالت|ضمانت|گارانتی/

/** What comes with a purchase: delivery, return, certificate, and who made it. */
export const Service = ({ product }: { product: Product }) => {
  const { slug, brand, makerSlug, attributes } = product
  const voucher = attributes.find(({ name }) => VOUCHER.test(name))
  return (
    <List aria-label={text.service}>
      {product.stock !== 'out' && <Instalments price={product.price} />}
      <li>
        <Truck size={20} aria-hidden="true" />
        <Delivery slug={slug} />
      </li>
      <li>
        <Undo2 size={20} aria-hidden="true" />
        <Link href="/page/returns">{text.returnable}</Link>
      </li>
      {voucher && (
        <li>
          <BadgeCheck size={20} aria-hidden="true" />
          {text.certificate(voucher.name, voucher.value)}
        </li>
      )}
      {brand && makerSlug && (
        <li>
          <Store size={20} aria-hidden="true" />
          <Link href={hrefOfMaker(makerSlug)}>{text.allOf(brand)}</Link>
        </li>
      )}
      <Chat product={product} />
    </List>
  )
}
