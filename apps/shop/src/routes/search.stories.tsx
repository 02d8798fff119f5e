import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Search',
  args: { path: '/shop/search?q=زعفران' },
}
export default meta

const facets = {
  categories: [],
  brands: [],
  price: null,
  attributes: [],
  inStockCount: 0,
  discountedCount: 0,
}
const nothing = { items: [], total: 0, pageId: 1, take: 24, facets, category: null }

export const Filled: PageStory = { args: { shows: 'نتایج جستجوی «زعفران»' } }
export const Nothing: PageStory = {
  args: {
    answers: { searchProducts: { ...nothing, correctedQuery: null } },
    shows: 'چیزی برای «زعفران» پیدا نشد',
  },
}
export const WithoutWords: PageStory = { args: { path: '/shop/search', shows: 'دنبال چه می‌گردید؟' } }
export const Suggestions: PageStory = {
  args: {
    path: '/shop/search',
    steps: [{ fill: 'جستجو', with: 'زع' }],
    shows: 'سفره‌ی یلدا: بلندترین شب را چطور بچینیم',
  },
}
export const Failed: PageStory = {
  args: { answers: { searchProducts: refuse('internal_error') }, shows: 'Internal Server Error' },
}
