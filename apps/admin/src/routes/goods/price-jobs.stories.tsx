import { priceJob } from '../../../test/goods-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/products/percent'
const meta = { ...adminPages, title: 'Pages/Back office/Prices by percent', args: { path } }
export default meta

export const Previewed: PageStory = {
  args: { path: `${path}?percent=10&step=1000`, shows: 'تغییر قیمت ۱٬۲۴۰ کالا' },
}
export const WaitingForAnother: PageStory = {
  args: {
    path,
    responses: {
      listPriceJobs: [
        priceJob(1, {
          ...{ state: 'waiting', seen: 0, changed: 0 },
          approval: {
            ...{ state: 'waiting', preparedByName: 'کاوه شریفی', isOwn: false, decidedByName: null },
            expiresAt: '2026-11-24T10:30:00.000Z',
          },
        }),
      ],
      approvePriceJob: priceJob(1, { state: 'running', seen: 0, changed: 0 }),
    },
    steps: ['تایید'],
    shows: 'تغییر قیمت‌ها آغاز شد',
  },
}
