export { demoShop } from './demo-shop.ts'
export type { DemoPicture } from './picture.ts'
export type * from './types.ts'
