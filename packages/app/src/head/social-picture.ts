/** A picture of the shop lies in a folder named by its content. */
const OWN_PICTURE = /^(\/api\/media\/[0-9a-f]{32}\/)[^/]+$/
const SHOP_PREVIEW = '/api/media/social.jpg'

export interface SocialPicture {
  path: string
  /** Of the previews that the api composes; others have their own. */
  size?: { width: 1_200; height: 630 }
}

const size = { width: 1_200, height: 630 } as const

/** The preview of a page for social networks, from the address of its picture: 1200×630; without one, the shop's. */
export const socialPicture = (image: string | undefined): SocialPicture => {
  if (image === undefined) return { path: SHOP_PREVIEW, size }
  const folder = OWN_PICTURE.exec(image)?.[1]
  return folder === undefined ? { path: image } : { path: `${folder}social.jpg`, size }
}
