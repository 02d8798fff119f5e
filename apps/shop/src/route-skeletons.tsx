import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { RouteSkeletons } from '@hojreh/app'
import {
  BuyBar,
  ListLayout,
  ListToolbar,
  ProductCardSkeleton,
  ProductGrid,
  ProductLayout,
  ReadingSheet,
  Sections,
  Skeleton,
} from '@hojreh/ui'

const FILTERS = ['availability', 'category', 'brand', 'price', 'attributes']
const CARDS = Array.from({ length: 12 }, (_, index) => index)
const LINES = Array.from({ length: 8 }, (_, index) => index)

const Stack = styled.div(css({ display: 'grid', gap: 16 }))
const Way = styled.div(css({ inlineSize: '40%', blockSize: 34, paddingBlock: 9, marginBlockEnd: 8 }))
const Picture = styled.div(css({ aspectRatio: '1' }))

const Cards = () => (
  <ProductGrid>
    {CARDS.map((card) => (
      <ProductCardSkeleton key={card} />
    ))}
  </ProductGrid>
)

const ListSkeleton = () => (
  <>
    <Way>
      <Skeleton />
    </Way>
    <Skeleton variant="title" />
    <ListLayout
      filters={
        <Stack>
          {FILTERS.map((filter) => (
            <Skeleton key={filter} />
          ))}
        </Stack>
      }
    >
      <ListToolbar>
        <Skeleton variant="button" />
        <Skeleton variant="button" />
      </ListToolbar>
      <Cards />
    </ListLayout>
  </>
)

const ProductSkeleton = () => (
  <>
    <Way>
      <Skeleton />
    </Way>
    <ProductLayout
      gallery={
        <Picture>
          <Skeleton variant="fill" />
        </Picture>
      }
      buy={
        <BuyBar>
          <Skeleton variant="half" />
          <Skeleton variant="button" />
        </BuyBar>
      }
    >
      <Skeleton variant="title" />
      <Skeleton variant="half" />
      <Skeleton variant="price" />
    </ProductLayout>
  </>
)

const TextSkeleton = () => (
  <ReadingSheet>
    <Stack>
      <Skeleton variant="title" />
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </Stack>
  </ReadingSheet>
)

const HomeSkeleton = () => (
  <Sections>
    <Skeleton variant="hero" />
    <Cards />
  </Sections>
)

/** What stands where a page will be while a slow network brings it. */
export const routeSkeletons: RouteSkeletons = {
  '/': HomeSkeleton,
  '/shop': ListSkeleton,
  '/shop/search': ListSkeleton,
  '/shop/compare': TextSkeleton,
  '/shop/:slug': ProductSkeleton,
  '/brand/:slug': ListSkeleton,
  '/about-us': TextSkeleton,
  '/contact-us': TextSkeleton,
  '/faq': TextSkeleton,
  '/license': TextSkeleton,
  '/page/:slug': TextSkeleton,
}
