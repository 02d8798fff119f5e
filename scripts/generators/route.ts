import { Problem } from '../lib/bootstrap.mjs'
import { writeAll } from './files.ts'
import { namesOf } from './names.ts'

const places = {
  shop: { prefix: '', paths: { file: 'apps/shop/test/render-pages.ts', before: "  '/nowhere',\n" } },
  blog: {
    prefix: '/blog',
    paths: { file: 'apps/blog/test/samples.ts', before: "  '/blog/nowhere-at-all',\n" },
  },
}
const isPlace = (app: string): app is keyof typeof places => app in places

const titleOf = (kebab: string) => kebab.charAt(0).toUpperCase() + kebab.slice(1).replaceAll('-', ' ')

/**
 * A page of shop or blog: its feature, its route with a chunk of its own and a story, and the path among those that are rendered
 * and hydrated in the tests (docs/guides/add-a-route.md). Pages of the profile need its guard and its menu: by hand.
 */
export const makeRoute = async (root: string, name: string, app = 'shop'): Promise<string[]> => {
  const { kebab, camel } = namesOf(name)
  if (!isPlace(app)) throw new Problem(`"${app}" has no generated pages: say shop or blog.`)
  const { prefix, paths } = places[app]
  const path = `${prefix}/${kebab}`
  const feature = `apps/${app}/src/features/${kebab}/${kebab}`
  return writeAll(
    root,
    {
      [`${feature}.messages.ts`]: `export const ${camel}Messages = {
  title: 'صفحه‌ی تازه',
  description: 'در یک جمله، این صفحه برای چیست.',
} as const
`,
      [`apps/${app}/src/routes/${kebab}.tsx`]: `import { Head } from '@hojreh/app'
import { PageTitle, ReadingSheet } from '@hojreh/ui'
import { ${camel}Messages as text } from '../features/${kebab}/${kebab}.messages.ts'

export const Component = () => (
  <>
    <Head title={text.title} description={text.description} />
    <ReadingSheet>
      <PageTitle>{text.title}</PageTitle>
      <p>{text.description}</p>
    </ReadingSheet>
  </>
)
`,
      [`apps/${app}/src/routes/${kebab}.stories.tsx`]: `import type { PageStory } from '@hojreh/testing/page-story'
import { ${app}Pages } from '../../test/page-stories.ts'

const meta = { ...${app}Pages, title: 'Pages/${titleOf(app)}/${titleOf(kebab)}', args: { path: '${path}' } }
export default meta

export const Filled: PageStory = { args: { shows: 'صفحه‌ی تازه' } }
`,
    },
    [
      {
        file: `apps/${app}/src/routes.ts`,
        before: '        notFoundRoute,\n',
        lines: `        page('${path}', '${kebab}'),\n`,
      },
      { ...paths, lines: `  '${path}',\n` },
    ],
  )
}
