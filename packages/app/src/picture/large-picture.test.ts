import { expect, test } from 'vitest'
import { largePictureOf } from './large-picture.ts'

test('search engines get the widest rendering', () => {
  const webp = '/m/160.webp 160w, /m/1280.webp 1280w, /m/640.webp 640w'
  expect(largePictureOf({ src: '/m/640.jpg', webp })).toBe('/m/1280.webp')
})

test('a picture without renderings is the picture itself', () => {
  expect(largePictureOf({ src: '/m/640.jpg', webp: '' })).toBe('/m/640.jpg')
})
