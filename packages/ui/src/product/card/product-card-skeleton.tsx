import { Skeleton } from '../../elements/skeletons.tsx'
import { Body, Card, PictureFrame } from './product-card.styles.ts'

/** The final layout of a product card, empty. */
export const ProductCardSkeleton = () => (
  <Card aria-hidden="true">
    <PictureFrame>
      <Skeleton variant="fill" />
    </PictureFrame>
    <Body>
      <Skeleton />
      <Skeleton variant="half" />
      <Skeleton variant="price" />
    </Body>
  </Card>
)
