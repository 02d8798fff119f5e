import type { ReactNode } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { useSnapTrack } from '../elements/use-snap-track.ts'
import { ArchFrame } from '../motifs/arch-frame.tsx'
import { archBox } from '../motifs/arch-path.ts'
import { GirihPattern } from '../motifs/girih-pattern.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { contentMessages as text } from './content.messages.ts'
import { Call, Dot, Dots, Frame, Slide, Track, View, Words } from './hero.styles.ts'

export type HeroSlide = {
  title: string
  text?: ReactNode
  href?: string | undefined
  /** Words of the button. */
  action?: string | undefined
  picture: PictureSource
}

/**
 * As wide as the whole picture is where the arch shows a part of it: a wide picture is as high as the arch, and cut at
 * both sides. Beyond two dots a pixel a phone's small arch gets no larger file.
 */
const sizesOf = ({ width, height }: PictureSource) => {
  const cut = Math.max(1, (width / height) * (archBox.height / archBox.width))
  const times = (share: number) => Math.round(share * cut)
  return `(min-width: 600px) min(${times(33)}vw, ${times(310)}px), (min-resolution: 2.1dppx) ${times(17)}vw, ${times(25)}vw`
}

/** The home page's slider: pushed by finger, keyboard or dots; it never moves by itself. */
export const Hero = ({ slides }: { slides: readonly HeroSlide[] }) => {
  const { track, index, goTo } = useSnapTrack<HTMLUListElement>()
  return (
    <Frame aria-roledescription="carousel" aria-label={text.slider}>
      <Track ref={track} tabIndex={0}>
        {slides.map((slide, place) => (
          <Slide key={`${slide.title} ${slide.href}`} aria-label={text.slide(place + 1, slides.length)}>
            <Words>
              <h2>{slide.title}</h2>
              {slide.text && <p>{slide.text}</p>}
              {slide.href && slide.action && (
                <Call>
                  <Button href={slide.href} size="large">
                    {slide.action}
                  </Button>
                </Call>
              )}
            </Words>
            <View>
              <GirihPattern tile={84} opacity={0.14} />
              <ArchFrame>
                <ProductPicture {...slide.picture} sizes={sizesOf(slide.picture)} isPriority={place === 0} />
              </ArchFrame>
            </View>
          </Slide>
        ))}
      </Track>
      {slides.length > 1 && (
        <Dots>
          {slides.map((slide, place) => (
            <Dot
              key={`${slide.title} ${slide.href}`}
              aria-label={text.slide(place + 1, slides.length)}
              aria-current={place === index}
              onClick={() => goTo(place)}
            />
          ))}
        </Dots>
      )}
    </Frame>
  )
}
