import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPictureSource } from '@hojreh/app'
import type { CartLine } from '@hojreh/contract'
import { Button, color, corner, ProductPicture, Sheet } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { Row, SheetBody } from './cart.styles.ts'
import { hrefOfStep } from './steps.ts'

const Goods = styled.ul(css({ display: 'flex', flexWrap: 'wrap', gap: 12 }))
const Good = styled.li(
  css({
    flex: 'none',
    inlineSize: 72,
    fontSize: '0.8125rem',
    textAlign: 'center',
    '& > div': {
      blockSize: 72,
      overflow: 'hidden',
      borderRadius: corner.small,
      backgroundColor: color.sunken,
    },
  }),
)

/** What is about to be paid for, with the way back to change it. */
export const GoodsStrip = ({ lines }: { lines: readonly CartLine[] }) => (
  <Sheet aria-label={text.goods}>
    <SheetBody>
      <Row>
        <h2>{text.goods}</h2>
        <Button variant="text" size="small" href={hrefOfStep('cart')}>
          {text.change}
        </Button>
      </Row>
      <Goods>
        {lines.map(({ productId, title, image, count }) => (
          <Good key={productId} title={title}>
            <div>{image && <ProductPicture {...toPictureSource(image)} alt={title} sizes="72px" />}</div>
            {text.pieces(count)}
          </Good>
        ))}
      </Goods>
    </SheetBody>
  </Sheet>
)
