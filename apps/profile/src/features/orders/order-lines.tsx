import { hrefOfProduct, toPictureSource } from '@hojreh/app'
import type { OrderLine } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import { Link, ProductPicture } from '@hojreh/ui'
import { Panel } from '../../shared/panel.tsx'
import { orderMessages as text } from './order.messages.ts'
import { Lines } from './order.styles.ts'

/** What was ordered, as it was when the order was placed. */
export const OrderLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Panel>
    <h2>{text.lines}</h2>
    <Lines>
      {lines.map(({ productId, slug, title, image, unitPrice, count, lineTotal }) => (
        <li key={productId}>
          {image ? <ProductPicture {...toPictureSource(image)} sizes="64px" /> : <span />}
          <div>
            <Link href={hrefOfProduct(slug)}>{title}</Link>
            <p>
              <span>
                {text.count(count)} × {formatToman(unitPrice)}
              </span>
              <b>{formatToman(lineTotal)}</b>
            </p>
          </div>
        </li>
      ))}
    </Lines>
  </Panel>
)
