/** The colour of a picture's background, which shows until the picture is there. */
const grounds = {
  turquoise: '#e9efe6',
  lapis: '#f1ead9',
  pomegranate: '#f0e2c8',
  saffron: '#f7ecd2',
  pistachio: '#f1efdc',
  earth: '#f0e4cf',
  rose: '#f8e9e4',
  night: '#dfe4ec',
  cream: '#fbf4e4',
  aubergine: '#f1e4dc',
} as const

export type Ground = keyof typeof grounds

/** A drawing below `pictures/`: its folder says where it is used. */
export interface DemoPicture {
  /** Such as `products/khatam-jabeh-front.svg`. */
  file: string
  /** Pixels. */
  width: number
  height: number
  /** Persian description for people who do not see the picture. */
  alt: string
  /** `#rrggbb`, shown until the picture is there. */
  color: string
}

/** The folders of `pictures/` and the size of every drawing in them, in pixels. */
const sizes = {
  products: { width: 1200, height: 1200 },
  categories: { width: 900, height: 1200 },
  articles: { width: 1600, height: 900 },
  slider: { width: 1600, height: 700 },
  banners: { width: 1200, height: 600 },
} as const

const pictureIn =
  (folder: keyof typeof sizes) =>
  (name: string, ground: Ground, alt: string): DemoPicture => ({
    file: `${folder}/${name}.svg`,
    ...sizes[folder],
    alt,
    color: grounds[ground],
  })

export const productPicture = pictureIn('products')
export const categoryPicture = pictureIn('categories')
export const articleCover = pictureIn('articles')
export const slidePicture = pictureIn('slider')
export const bannerPicture = pictureIn('banners')
