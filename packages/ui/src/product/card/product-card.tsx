import { formatNumber } from '@hojreh/persian'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Price } from '../../elements/figures/price.tsx'
import { RatingBrief } from '../../elements/figures/rating-brief.tsx'
import { GirihStar } from '../../motifs/girih-star.tsx'
import { productMessages as text } from '../product.messages.ts'
import {
  AddButton,
  Body,
  Bottom,
  Card,
  CardLink,
  Corner,
  Facts,
  Few,
  Gone,
  PictureFrame,
  Title,
} from './product-card.styles.ts'
import { MissingPicture } from './product-parts.tsx'
import { type PictureSource, ProductPicture } from './product-picture.tsx'

export type StockState = 'in_stock' | 'low' | 'out'

/** What a product shows of itself in a list; prices in rial. */
export type ProductSummary = {
  href: string
  title: string
  price: number
  listPrice?: number | null
  picture?: PictureSource | null
  stock?: StockState
  rating?: { average: number; count: number } | null
}

export type ProductCardProps = ProductSummary & {
  /** Gets the card's picture, for `flyToCart`. Without it the card has no button. */
  onAdd?: ((picture: Element | null) => void) | undefined
  isAdding?: boolean
  /** The button for favourites. */
  corner?: ReactNode
  sizes?: string
  isPriority?: boolean
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3
}

/**
 * On a phone half of the page less its margins and the card's own: 50vw alone would fetch the next larger picture.
 * Beyond two dots a pixel the eye sees no difference at the length of an arm; three would be twice as many bytes.
 */
const cardSizes =
  '(min-width: 1200px) 240px, (min-width: 900px) 25vw, (min-width: 600px) 33vw, (min-resolution: 2.1dppx) 110px, calc(50vw - 40px)'

/** A product in a list or a row. */
export const ProductCard = ({
  href,
  title,
  price,
  listPrice = null,
  picture,
  stock = 'in_stock',
  rating,
  onAdd,
  isAdding = false,
  corner,
  sizes = cardSizes,
  isPriority = false,
  headingLevel = 3,
}: ProductCardProps) => {
  const isOut = stock === 'out'
  return (
    <Card isOut={isOut}>
      <PictureFrame>
        {picture ? (
          <ProductPicture {...picture} sizes={sizes} isPriority={isPriority} />
        ) : (
          <MissingPicture>
            <GirihStar size={56} />
          </MissingPicture>
        )}
      </PictureFrame>
      <Body>
        <Title as={`h${headingLevel}`}>
          <CardLink href={href}>{title}</CardLink>
        </Title>
        <Bottom>
          <Facts>
            {rating && rating.count > 0 && (
              <RatingBrief average={rating.average} count={formatNumber(rating.count)} />
            )}
            {stock === 'low' && <Few>{text.low}</Few>}
            {isOut && <Gone>{text.outOfStock}</Gone>}
          </Facts>
          {onAdd && !isOut && (
            <AddButton
              label={`${text.addToCart}: ${title}`}
              aria-busy={isAdding}
              disabled={isAdding}
              onClick={({ currentTarget }) =>
                onAdd(currentTarget.closest('article')?.querySelector('picture') ?? null)
              }
            >
              <Plus size={22} aria-hidden="true" />
            </AddButton>
          )}
        </Bottom>
        {!isOut && <Price price={price} listPrice={listPrice} />}
      </Body>
      {corner && <Corner>{corner}</Corner>}
    </Card>
  )
}
