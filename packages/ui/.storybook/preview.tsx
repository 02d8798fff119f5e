import type { Preview } from '@storybook/react-vite'
import { sizesToPress } from './axe-rules.ts'
import { findings } from './findings.ts'
import { Frame, Room } from './frame.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['rtl', 'ltr'], dynamicTitle: true },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { direction: 'rtl', scheme: 'light' },
  parameters: {
    a11y: {
      // For the toolbar's panel. A test asks by itself, below.
      test: import.meta.env.MODE === 'test' ? 'off' : 'error',
      options: {
        rules: sizesToPress,
      },
    },
    controls: { expanded: true },
    docs: { canvas: { sourceState: 'hidden' } },
    options: { storySort: { order: ['Pages', 'Foundations', 'Elements', 'Fields'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  // The add-on has given it its window. What is dragged by keys is put back when the page hears of that: so it does before
  // there is one.
  beforeEach: async ({ parameters }) => {
    if (import.meta.env.MODE !== 'test') return
    // Hidden since the story before this one (vitest.setup.ts).
    document.body.style.removeProperty('content-visibility')
    if (parameters.isPage) await (await import('./pages/settle.ts')).nextFrame()
  },
  // As a test, a whole page is looked at in its viewports, and a component in both schemes.
  afterEach: async ({ id, title, parameters }) => {
    if (import.meta.env.MODE !== 'test') return
    const found = parameters.isPage
      ? await (await import('./pages/check-page.ts')).checkPage({ id, title }, parameters)
      : await (await import('./axe-findings.ts')).findingsInBoth()
    findings.push(...found)
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.widest ? (
        <Room widest={parameters.widest}>
          <Story />
        </Room>
      ) : (
        <Story />
      ),
    (Story, { globals, viewMode }) => (
      <Frame direction={globals.direction} scheme={globals.scheme} isOnDocsPage={viewMode === 'docs'}>
        <Story />
      </Frame>
    ),
  ],
}

export default preview
