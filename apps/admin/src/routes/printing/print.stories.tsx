import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { signedIn } from '../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Print', args: { path: '/admin/print' } }
export default meta

const print = (sheet: string) => `/admin/print?sheet=${sheet}&ids=order-0001.order-0002`
export const Slips: PageStory = { args: { path: print('slips'), shows: 'گذاشته شد' } }
export const Labels: PageStory = { args: { path: print('labels'), shows: 'گیرنده:' } }
export const Invoices: PageStory = { args: { path: print('invoices'), shows: 'فاکتور فروش' } }
export const Empty: PageStory = {
  args: { path: '/admin/print', shows: 'سفارشی برای چاپ انتخاب نشده است' },
}
export const Forbidden: PageStory = {
  args: {
    path: print('slips'),
    responses: { getStaffSession: signedIn('writer'), printOrders: refuse('forbidden') },
    shows: 'این بخش در اختیار نقش شما نیست',
  },
}
