import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { hrefOfProduct, toPictureSource } from '@hojreh/app'
import type { Product } from '@hojreh/contract'
import { corner, IconButton, Link, ProductPicture } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { compareMessages as text } from './compare.messages.ts'

const Head = styled.div(
  css({
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    // Its cross stands in line with the picture.
    '& > button': { marginInlineStart: -12 },
    '& picture': { maxInlineSize: 120, aspectRatio: '1', borderRadius: corner.card },
  }),
)

/** The product at the top of its column. */
export const ComparedHead = ({ product, remove }: { product: Product; remove: () => void }) => (
  <Head>
    <IconButton label={text.remove(product.title)} onClick={remove}>
      <X size={20} />
    </IconButton>
    {product.images[0] && <ProductPicture {...toPictureSource(product.images[0])} alt="" sizes="120px" />}
    <Link href={hrefOfProduct(product.slug)}>{product.title}</Link>
  </Head>
)
