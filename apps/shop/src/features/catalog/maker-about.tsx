import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { RichText, toPictureSource } from '@hojreh/app'
import type { ProductList } from '@hojreh/contract'
import { color, corner, from, ProductPicture } from '@hojreh/ui'
import { catalogMessages as text } from './catalog.messages.ts'

const About = styled.section(
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: 16,
    marginBlockStart: 40,
    [from.tablet]: { flexDirection: 'row', gap: 32 },
  }),
)
const Logo = styled(ProductPicture)(
  css({
    flex: 'none',
    inlineSize: 128,
    blockSize: 128,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& > img': { objectFit: 'contain' },
    '& > svg': { display: 'none' },
  }),
)
const Words = styled.div(
  css({ display: 'grid', gap: 12, minInlineSize: 0, '& h2': { fontSize: '1.125rem' } }),
)

type Maker = NonNullable<ProductList['maker']>

/** About the maker of a page's goods, in the words of the shop; nothing where it has none. */
export const MakerAbout = ({ title, image, descriptionHtml }: Maker) =>
  image || descriptionHtml ? (
    <About aria-label={text.aboutMaker(title)}>
      {image && <Logo {...toPictureSource(image)} sizes="128px" />}
      <Words>
        <h2>{text.aboutMaker(title)}</h2>
        {descriptionHtml && <RichText html={descriptionHtml} />}
      </Words>
    </About>
  ) : null
