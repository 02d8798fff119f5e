// In a test neither a story nor Storybook's panel beside it is seen.

// Storybook writes down each call of `storybook/test` for the panel, with the text of every element that it was given,
// unless the address says otherwise when that module is loaded.
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(null, '', address)

const frame = window.frameElement as HTMLElement | null

const setOpacity = (opacity: string) => frame?.style.setProperty('opacity', opacity)

// Laid out, but not painted: to draw every frame of each story took an eighth of the processor's time. No script in the
// frame can tell the difference.
setOpacity('0')

/** Paints the story while its screenshot is taken. */
export const painted = async (takeScreenshot: () => Promise<void>): Promise<void> => {
  setOpacity('1')
  await takeScreenshot()
  setOpacity('0')
}
