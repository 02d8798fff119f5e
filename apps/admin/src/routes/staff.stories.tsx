import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { approval, member, ownRole } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Staff', args: { path: '/admin/staff' } }
export default meta

export const Filled: PageStory = { args: { shows: 'پریسا رضایی' } }
export const RemoveQuestion: PageStory = {
  args: { responses: { listStaff: [member(2)] }, steps: ['حذف'], shows: 'کاوه شریفی از همکاران حذف شود؟' },
}
export const InviteRefusedThenSent: PageStory = {
  args: {
    responses: {
      inviteStaff: {
        first: refuse('already_staff'),
        afterwards: {
          staff: member(4, { name: 'سارا' }),
          invitationCode: 'ABCD2345EFGH6723',
          expiresAt: '2026-11-24T11:30:00.000Z',
        },
      },
    },
    steps: [
      { fill: 'نام', with: 'سارا' },
      { fill: 'شماره موبایل', with: '09121112233' },
      { choose: 'نقش', value: 'support' },
      'ساخت دعوت',
      { see: 'این شماره هم‌اکنون از همکاران است' },
      { fill: 'شماره موبایل', with: '{Backspace}4' },
      'ساخت دعوت',
    ],
    shows: 'کد دعوت سارا',
  },
}
export const RoleRefusedThenSent: PageStory = {
  args: {
    responses: { addRole: { first: refuse('role_name_taken'), afterwards: [ownRole()] } },
    steps: [
      'نقش تازه',
      { fill: 'نام نقش', with: 'مسئول انبار' },
      'دیدن سفارش‌ها',
      'ذخیره‌ی نقش',
      { see: 'نقش دیگری همین نام را دارد' },
      { fill: 'نام نقش', with: ' ۲' },
      'ذخیره‌ی نقش',
    ],
    shows: 'نقش ساخته شد',
  },
}
export const RoleEdited: PageStory = {
  args: { steps: ['تغییر نقش مسئول انبار'], shows: 'دیدن سفارش‌ها' },
}
/** Two owners gave the role different permissions: each is a choice of its own. */
export const RoleConflict: PageStory = {
  args: {
    responses: {
      listRoles: {
        first: [ownRole()],
        afterwards: [
          ownRole({
            permissions: ['orders.view', 'orders.pack', 'orders.note', 'comments.moderate'],
            edition: { version: 1, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
          }),
        ],
      },
      changeRole: refuse('edit_conflict'),
    },
    steps: [
      'تغییر نقش مسئول انبار',
      { fill: 'نام نقش', with: ' ۲' },
      'ذخیره',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const RemoveRoleRefused: PageStory = {
  args: {
    responses: { removeRole: refuse('role_in_use') },
    steps: ['حذف نقش مسئول انبار', 'حذف نقش'],
    shows: 'این نقش را هنوز همکاری دارد؛ نخست نقش او را تغییر دهید',
  },
}
export const SecondStepRefusedThenSent: PageStory = {
  args: {
    responses: {
      listStaff: [member(2)],
      endSessionsOfStaff: { first: refuse('second_step_needed'), afterwards: member(2) },
      confirmStaff: {
        first: refuse('second_factor_wrong'),
        afterwards: { freshUntil: '2026-11-23T11:35:00.000Z' },
      },
    },
    steps: [
      'پایان نشست‌ها',
      { fill: 'کد برنامه‌ی رمزساز', with: '111111' },
      { see: 'کد دوم نادرست است یا پیش‌تر به کار رفته است' },
      { fill: 'کد برنامه‌ی رمزساز', with: '{Backspace}2' },
      { gone: 'کد برنامه‌ی رمزساز' },
    ],
    shows: 'پایان نشست‌ها',
  },
}
export const SecondStepAsked: PageStory = {
  args: {
    responses: { listStaff: [member(2)], endSessionsOfStaff: refuse('second_step_needed') },
    steps: ['پایان نشست‌ها'],
    shows: 'کد برنامه‌ی رمزساز',
  },
}
/** Another owner has to allow it. */
export const NewOwnerAllowed: PageStory = {
  args: {
    responses: {
      listStaff: [
        member(2, { ownerApproval: approval({ preparedByName: 'نرگس امینی' }) }),
        member(3, { name: 'پریسا رضایی' }),
      ],
      allowOwner: { first: refuse('approval_waits'), afterwards: member(2, { role: 'owner' }) },
    },
    steps: ['تایید مالک تازه', 'تایید مالک تازه'],
    shows: 'از این پس مالک است و دوباره وارد می‌شود',
  },
}
export const NewOwnerQuestion: PageStory = {
  args: {
    responses: { listStaff: [member(2)] },
    steps: ['مالک شود'],
    shows: 'مالک همه کار می‌تواند، هم دعوت و حذف همکاران. مالک دیگری باید تایید کند.',
  },
}
export const Loading: PageStory = { args: { responses: { listStaff: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listStaff: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listStaff: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
