import { useGetBannerQuery } from '@hojreh/api/react'
import { toPictureSource } from '@hojreh/app'
import { BannerRow, Reveal } from '@hojreh/ui'

/** The banners of the shop; nothing when it has none. */
export const HomeBanners = () => {
  const { data: banners = [] } = useGetBannerQuery()
  if (banners.length === 0) return null
  return (
    <Reveal>
      <BannerRow
        banners={banners.map(({ link, title, subtitle, image }) => ({
          href: link,
          title,
          text: subtitle,
          picture: toPictureSource(image),
        }))}
      />
    </Reveal>
  )
}
