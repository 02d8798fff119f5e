import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { noProducts, shopPages } from '../../test/page-stories.ts'

const path = '/brand/negarestan'
const maker = {
  ...{ slug: 'negarestan', title: 'نگارستان', descriptionHtml: '', image: null },
  seo: { title: 'نگارستان', description: '' },
}
const meta = { ...shopPages, title: 'Pages/Shop/Brand', args: { path } }
export default meta

export const Filled: PageStory = { args: { shows: 'درباره‌ی نگارستان' } }
export const FilteredToNothing: PageStory = {
  args: {
    path: `${path}?minPrice=900000000000`,
    responses: { listProducts: { ...noProducts, maker } },
    shows: 'کالایی با این مشخصات پیدا نشد',
  },
}
export const Missing: PageStory = {
  args: { responses: { listProducts: refuse('not_found') }, shows: 'Page Not Found' },
}
