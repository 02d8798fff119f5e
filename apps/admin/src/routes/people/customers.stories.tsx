import { refuse } from '@hojreh/testing/page-story'
import { customerGroups } from '../../../test/customer-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf, signedIn } from '../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Customers', args: { path: '/admin/customers' } }
export default meta

export const Filled: PageStory = { args: { shows: 'مریم راد' } }
export const OfOneGroup: PageStory = {
  args: { path: `/admin/customers?groupId=${customerGroups[0]?.id}`, shows: 'تغییر نام' },
}
export const GroupNameRefusedThenSent: PageStory = {
  args: {
    path: `/admin/customers?groupId=${customerGroups[0]?.id}`,
    responses: {
      addCustomerGroup: {
        first: refuse('name_taken'),
        afterwards: { id: 'group-0009', name: 'عمده‌فروش‌ها ۲', customers: 0 },
      },
    },
    steps: [
      { fill: 'نام گروه تازه', with: 'عمده‌فروش‌ها' },
      'ساختن گروه',
      { see: 'نام دیگری برگزینید؛ این یکی هست' },
      { fill: 'نام گروه تازه', with: ' ۲' },
      'ساختن گروه',
    ],
    shows: 'گروه ساخته شد؛ مشتری را از صفحه‌ی خودش در آن بگذارید',
  },
}
export const Empty: PageStory = { args: { responses: { listCustomers: listOf([]) }, shows: 'مشتری‌ای نیست' } }
export const NoneOfThese: PageStory = {
  args: {
    path: '/admin/customers?q=0912',
    responses: { listCustomers: listOf([]) },
    shows: 'با این پالایه‌ها مشتری‌ای نیست',
  },
}
export const Loading: PageStory = {
  args: { responses: { listCustomers: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: {
    responses: {
      getStaffSession: signedIn('writer'),
      listCustomers: refuse('forbidden'),
      listCustomerGroups: refuse('forbidden'),
    },
    shows: 'این بخش در اختیار نقش شما نیست',
  },
}
export const Failed: PageStory = {
  args: { responses: { listCustomers: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
