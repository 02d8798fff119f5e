export { demoShop } from './demo-shop.ts'
export type { DemoPicture } from './picture.ts'
export { sampleShop } from './sample-shop.ts'
export type * from './types.ts'
