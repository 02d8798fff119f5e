import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PageShapes } from '@hojreh/app'
import {
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

const ListShape = () => (
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

const ProductShape = () => (
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
      buy={<Skeleton variant="block" />}
    >
      <Skeleton variant="title" />
      <Skeleton variant="half" />
      <Skeleton variant="price" />
    </ProductLayout>
  </>
)

const TextShape = () => (
  <ReadingSheet>
    <Stack>
      <Skeleton variant="title" />
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </Stack>
  </ReadingSheet>
)

const HomeShape = () => (
  <Sections>
    <Skeleton variant="hero" />
    <Cards />
  </Sections>
)

/** What stands where a page will be while a slow network brings it. */
export const pageShapes: PageShapes = {
  '/': HomeShape,
  '/shop': ListShape,
  '/shop/search': ListShape,
  '/shop/:slug': ProductShape,
  '/about-us': TextShape,
  '/contact-us': TextShape,
  '/faq': TextShape,
  '/license': TextShape,
  '/page/:slug': TextShape,
}
