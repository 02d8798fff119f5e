import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'

const meta = { ...adminPages, title: 'Pages/Back office/Account', args: { path: '/admin/account' } }
export default meta

export const Filled: PageStory = { args: { shows: 'همین دستگاه' } }
/** Where a phone finds the switch. */
export const OrdersWithoutSound: PageStory = {
  args: { steps: ['بی‌صدا'], shows: 'سفارش تازه در این دستگاه بی‌صدا می‌رسد.' },
}
export const WithoutPasskeys: PageStory = {
  args: { responses: { listPasskeys: [] }, shows: 'ساخت کلید عبور' },
}
export const RemovePasskeyQuestion: PageStory = {
  args: { steps: ['حذف کلید عبور گوشی من'], shows: 'کلید عبور «گوشی من» حذف شود؟' },
}
export const PasskeyRefused: PageStory = {
  args: {
    responses: { startPasskey: refuse('passkeys_full') },
    steps: [{ fill: 'نام کلید', with: 'رایانه' }, 'ساخت کلید عبور'],
    shows: 'ده کلید عبور دارید؛ نخست یکی را حذف کنید',
  },
}
export const Loading: PageStory = {
  args: { responses: { listStaffSessions: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: { responses: { listStaffSessions: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listStaffSessions: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
