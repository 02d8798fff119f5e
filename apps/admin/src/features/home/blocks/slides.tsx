import { MOST_SLIDES } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, TextInput } from '@hojreh/ui'
import { LinkField } from '../../../shared/link-target/link-field.tsx'
import { OrderedList } from '../../../shared/ordered/ordered-list.tsx'
import { Row } from '../../../shared/panel.tsx'
import { homeMessages as text } from '../home.messages.ts'
import { newSlide, type SlideValues } from '../home-values.ts'
import { SlidePicture } from './slide-picture.tsx'

/** The pictures of a slider or of banners, with their words and where they lead. */
export const Slides = ({
  name,
  slides,
  onChange,
}: {
  name: string
  slides: readonly SlideValues[]
  onChange: (slides: SlideValues[]) => void
}) => (
  <>
    <OrderedList
      label={text.slides}
      items={slides}
      nameOf={(slide) => slide.title || text.slideName(formatNumber(slides.indexOf(slide) + 1))}
      onChange={onChange}
    >
      {(slide, change) => {
        const own = `${name}-${slide.id}`
        return (
          <>
            <SlidePicture
              name={own}
              title={slide.title}
              image={slide.image}
              onChange={(image) => change({ image })}
            />
            <TextInput
              name={`${own}-title`}
              label={text.slideTitle}
              maxLength={80}
              isRequired
              value={slide.title}
              onChange={(title) => change({ title })}
              hasNote={false}
            />
            <TextInput
              name={`${own}-subtitle`}
              label={text.slideSubtitle}
              maxLength={160}
              value={slide.subtitle}
              onChange={(subtitle) => change({ subtitle })}
              hasNote={false}
            />
            <LinkField
              name={`${own}-link`}
              label={text.slideLink}
              value={slide.link}
              onChange={(link) => change({ link })}
            />
          </>
        )
      }}
    </OrderedList>
    {slides.length < MOST_SLIDES && (
      <Row>
        <Button size="small" variant="outlined" onClick={() => onChange([...slides, newSlide()])}>
          {text.addSlide}
        </Button>
      </Row>
    )}
  </>
)
