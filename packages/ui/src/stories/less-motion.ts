import { spyOn } from 'storybook/test'

/** For `beforeEach`: simulates the device of a user who prefers less motion, as scripts see it. */
export const preferLessMotion = () => {
  const match = window.matchMedia.bind(window)
  const prefers = spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(match(query), 'matches', { value: query.includes('prefers-reduced-motion') }),
  )
  return () => prefers.mockRestore()
}
