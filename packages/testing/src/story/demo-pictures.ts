import type { Picture } from '@hojreh/contract'
import type { DemoPicture } from '@hojreh/demo-shop'

/** A picture of the demo shop under the address that Storybook serves it at (packages/ui/.storybook/main.ts). */
export const pictureOf = ({ file, ...picture }: DemoPicture): Picture => ({
  ...picture,
  src: `/demo-pictures/${file}`,
  avif: '',
  webp: '',
})
