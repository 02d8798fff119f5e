export { demoShop } from './demo-shop.ts'
export { drawPicture } from './pictures/draw-picture.ts'
export type * from './types.ts'
