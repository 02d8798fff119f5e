import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf, products, signedIn } from '../../../test/samples.ts'

const productsPath = '/admin/products'
const meta = { ...adminPages, title: 'Pages/Back office/Products', args: { path: productsPath } }
export default meta

export const Filled: PageStory = {
  args: { path: productsPath, shows: 'زعفران سرگل قائنات، پنج گرمی' },
}
export const SoldOut: PageStory = {
  args: {
    path: `${productsPath}?stock=out`,
    responses: { listProducts: listOf(products.slice(1, 2)) },
    shows: 'زعفران سرگل قائنات، پنج گرمی',
  },
}
export const Empty: PageStory = {
  args: {
    path: `${productsPath}?q=x`,
    responses: { listProducts: listOf([]) },
    shows: 'پالایه‌ای را بردارید یا عبارت دیگری را جست‌وجو کنید.',
  },
}
export const Forbidden: PageStory = {
  args: {
    path: productsPath,
    responses: { getStaffSession: signedIn('writer'), listProducts: refuse('forbidden') },
    shows: 'این بخش در اختیار نقش شما نیست',
  },
}
