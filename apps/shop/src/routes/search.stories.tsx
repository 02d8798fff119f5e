import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { noProducts, shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Search',
  args: { path: '/shop/search?q=زعفران' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'نتایج جستجوی «زعفران»' } }
export const Nothing: PageStory = {
  args: {
    responses: { searchProducts: { ...noProducts, correctedQuery: null, nearWords: ['گلاب', 'نقره'] } },
    shows: 'چیزی برای «زعفران» پیدا نشد',
  },
}
export const Wished: PageStory = {
  args: {
    responses: { searchProducts: { ...noProducts, correctedQuery: null, nearWords: [] } },
    steps: ['خبرم کن', { fill: 'شماره موبایل', with: '09121234567' }, 'خبرم کن'],
    shows: 'به محض رسیدن چنین کالایی به شما پیامک می‌زنیم',
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
/** The shopper has come to the field and typed no word yet. */
export const Start: PageStory = {
  args: { path: '/shop/search', steps: [{ fill: 'جستجو', with: ' ' }], shows: 'پرفروش‌ها' },
}
export const Failed: PageStory = {
  args: { responses: { searchProducts: refuse('internal_error') }, shows: 'Internal Server Error' },
}
