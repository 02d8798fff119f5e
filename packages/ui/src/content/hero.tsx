import type { ReactNode } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { useSnapTrack } from '../elements/use-snap-track.ts'
import { ArchFrame } from '../motifs/arch-frame.tsx'
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
                <ProductPicture
                  {...slide.picture}
                  sizes="(min-width: 600px) 340px, 28vw"
                  isPriority={place === 0}
                />
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
