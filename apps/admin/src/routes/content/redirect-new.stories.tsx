import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/redirects/new'
const meta = { ...adminPages, title: 'Pages/Back office/New redirect', args: { path } }
export default meta

export const AddRefusedThenSent: PageStory = {
  args: {
    path,
    responses: {
      addRedirect: {
        first: refuse('redirect_refused', {
          fields: { to: 'مقصد خودش جابه‌جا می‌شود؛ نشانی پایانی را بنویسید' },
        }),
        afterwards: { from: '/weblog', to: '/blog-2', status: 301 },
      },
    },
    steps: [
      { fill: 'نشانی کهنه', with: '/weblog' },
      { fill: 'نشانی تازه', with: '/blog' },
      'ثبت جابه‌جایی',
      { see: 'مقصد خودش جابه‌جا می‌شود؛ نشانی پایانی را بنویسید' },
      { fill: 'نشانی تازه', with: '-2' },
      'ثبت جابه‌جایی',
    ],
    shows: 'جابه‌جایی ثبت شد',
  },
}
export const ListTaken: PageStory = {
  args: {
    path,
    responses: {
      importRedirects: {
        added: 12,
        same: 3,
        refused: [{ line: 4, text: '/product/4', reason: 'در هر خط دو نشانی بنویسید: کهنه و تازه' }],
      },
    },
    steps: [{ fill: 'فهرست نشانی‌ها', with: '/product/4' }, 'ثبت فهرست'],
    shows: 'خط ۴: در هر خط دو نشانی بنویسید: کهنه و تازه',
  },
}
