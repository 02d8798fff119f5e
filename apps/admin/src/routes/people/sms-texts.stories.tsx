import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/sms/texts'
const meta = { ...adminPages, title: 'Pages/Back office/SMS texts', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, shows: 'کد ورود مشتری' } }
export const Loading: PageStory = {
  args: { path, responses: { listSmsTexts: 'never' }, shows: 'در حال بارگذاری' },
}
