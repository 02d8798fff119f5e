import type { Slide } from '@hojreh/contract'
import { BannerRow, Reveal } from '@hojreh/ui'
import { toPictureSource } from '../picture/picture-source.ts'

/** Invitations with pictures. */
export const HomeBanners = ({ slides }: { slides: readonly Slide[] }) => (
  <Reveal>
    <BannerRow
      banners={slides.map(({ link, title, subtitle, image }) => ({
        href: link,
        title,
        text: subtitle,
        picture: toPictureSource(image),
      }))}
    />
  </Reveal>
)
