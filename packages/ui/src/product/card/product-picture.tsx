import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color as colors } from '../../theme/vars.ts'

/** A stored picture in its widths; `srcSet…` are lists such as `a-320.avif 320w, a-640.avif 640w`. */
export type PictureSource = {
  src: string
  srcSetAvif?: string | undefined
  srcSetWebp?: string | undefined
  width: number
  height: number
  alt: string
  /** Dominant colour, shown until the picture is there. */
  color?: string | undefined
}

export type ProductPictureProps = PictureSource & {
  /** Width it is shown at, as in `<img sizes>`. */
  sizes?: string
  /** The page's main picture: fetched at once, with priority. */
  isPriority?: boolean
  className?: string
}

const Frame = styled.picture(
  css({
    position: 'relative',
    isolation: 'isolate',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    backgroundColor: colors.sunken,
    '& > svg': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
    '& > img': { position: 'relative', zIndex: 1, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  }),
)

/** A picture in AVIF and WebP that holds its place while it loads. */
export const ProductPicture = ({
  src,
  srcSetAvif,
  srcSetWebp,
  width,
  height,
  alt,
  color,
  sizes = '100vw',
  isPriority = false,
  className,
}: ProductPictureProps) => (
  <Frame className={className}>
    {srcSetAvif && <source type="image/avif" srcSet={srcSetAvif} sizes={sizes} />}
    {/* Every browser that runs our scripts reads WebP: an element less for each picture. */}
    <img
      srcSet={srcSetWebp}
      sizes={srcSetWebp && sizes}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
    />
    {color && (
      // A drawing and not a style attribute, and after the image: a drawing before it makes Chromium's preloader
      // forget the sources and fetch `src` as well.
      <svg aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={color} />
      </svg>
    )}
  </Frame>
)
