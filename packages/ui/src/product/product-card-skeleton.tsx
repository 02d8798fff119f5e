import { Skeleton } from '../elements/skeletons.tsx'
import { Body, Card, PictureFrame } from './product-card.styles.ts'

/** The final layout of a product card, empty. */
export const ProductCardSkeleton = () => (
  <Card aria-hidden="true">
    <PictureFrame>
      <Skeleton data-shape="fill" />
    </PictureFrame>
    <Body>
      <Skeleton />
      <Skeleton data-shape="half" />
      <Skeleton data-shape="price" />
    </Body>
  </Card>
)
