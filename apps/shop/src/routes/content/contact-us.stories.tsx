import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Contact us',
  args: { path: '/contact-us' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'برای ما بنویسید' } }
export const Sent: PageStory = {
  args: {
    steps: [
      { fill: 'نام و نام خانوادگی', with: 'مریم راد' },
      { fill: 'شماره موبایل', with: '09121234567' },
      { fill: 'متن پیام', with: 'سلام، فرش شش‌متری دارید؟' },
      'فرستادن پیام',
    ],
    shows: 'پیام شما فرستاده شد',
  },
}
export const Failed: PageStory = {
  args: { responses: { getContactUs: refuse('internal_error') }, shows: 'Internal Server Error' },
}
