import { expect, it } from 'vitest'
import { socialPicture } from './social-picture.ts'

const folder = `/api/media/${'0f'.repeat(16)}`

it.each([
  ['a picture of the shop is shown as its composed preview', `${folder}/640.jpg`, `${folder}/social.jpg`],
  ['a page without a picture shows the shop’s', undefined, '/api/media/social.jpg'],
  ['another picture is left as it is', 'https://other.example/a.jpg', 'https://other.example/a.jpg'],
])('%s', (_, image, path) => {
  expect(socialPicture(image).path).toBe(path)
})
