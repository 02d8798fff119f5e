import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

const goods = ['golab-doatasheh-ghamsar-250', 'kaseh-mahi-meybod-lajevardi', 'tong-firuzei-lalejin-anari']
const path = `/shop/compare?goods=${goods.join('%2C')}`
const meta = { ...shopPages, title: 'Pages/Shop/Compare', args: { path } }
export default meta

export const Filled: PageStory = { args: { shows: 'فقط تفاوت‌ها' } }
export const OnlyDifferences: PageStory = { args: { steps: ['فقط تفاوت‌ها'], shows: 'همه‌ی ردیف‌ها' } }
export const Empty: PageStory = { args: { path: '/shop/compare', shows: 'کالایی برای مقایسه نیست' } }
export const AllGone: PageStory = {
  args: {
    responses: { getProduct: refuse('not_found') },
    shows: 'برخی از این کالاها دیگر در فروشگاه نیست.',
  },
}
