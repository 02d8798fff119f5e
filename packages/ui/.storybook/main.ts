import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../apps/*/src/routes/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Pictures of the demo shop, for the stories of whole pages.
  staticDirs: [{ from: '../../demo-shop/pictures', to: '/demo-pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Components have a page of documents (preview.tsx). A whole app has no properties, and several of them on one page
  // would be heavy.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const stories = await indexer.createIndex(file, options)
        if (!file.includes('/apps/')) return stories
        return stories.map((story) => ({ ...story, tags: [...(story.tags ?? []), '!autodocs'] }))
      },
    })),
}

export default config
