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
