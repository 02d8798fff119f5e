import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { me, nobody, pulse, signedIn, waitingFile } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Today', args: { path: '/admin' } }
export default meta

export const Filled: PageStory = { args: { shows: 'فروش امروز' } }
/** The same thirty days as a table, whose days lead to their orders. */
export const CourseAsATable: PageStory = {
  args: { steps: ['همین ارقام در جدول'], shows: 'فروش سی روز گذشته' },
}
export const OfAPacker: PageStory = {
  args: {
    responses: {
      getStaffSession: signedIn('orders'),
      pulse: { ...pulse, queues: pulse.queues.slice(0, 2), sales: null },
    },
    shows: 'کهنه‌ترین: ۳ ساعت',
  },
}
export const NothingWaits: PageStory = {
  args: {
    responses: { getStaffSession: signedIn('writer'), pulse: { ...pulse, queues: [], sales: null } },
    shows: 'کاری در انتظار شما نیست',
  },
}
export const NothingWrong: PageStory = {
  args: {
    responses: { listTroubles: { at: '2026-11-23T11:30:00.000Z', troubles: [] } },
    shows: 'درگاه، پیامک و پایگاه داده کار می‌کنند؛ ایرادی پیدا نشد.',
  },
}
/** A colleague's file waits for a yes, one's own was allowed; a first yes comes too late. */
export const FilesOfManyPhones: PageStory = {
  args: {
    responses: {
      listApprovals: [
        waitingFile(1),
        waitingFile(2, {
          ...{ state: 'approved', isOwn: true, preparedByName: 'نرگس امینی' },
          label: 'فایل CSV مشتریان، با شماره‌ی ۲٬۳۴۰ مشتری',
        }),
      ],
      allowExport: { first: refuse('approval_expired'), afterwards: { success: true } },
    },
    steps: [
      'تایید: فایل اکسل سفارش‌ها، با شماره‌ی ۲٬۳۴۰ مشتری، ۳٬۱۰۰ سفارش، ارسال‌شده، از ۱۴۰۵/۰۶/۰۱ تا ۱۴۰۵/۰۸/۳۰',
      'تایید: فایل اکسل سفارش‌ها، با شماره‌ی ۲٬۳۴۰ مشتری، ۳٬۱۰۰ سفارش، ارسال‌شده، از ۱۴۰۵/۰۶/۰۱ تا ۱۴۰۵/۰۸/۳۰',
    ],
    shows: 'تایید شد؛ همکارتان تا یک روز و یک بار فایل را می‌گیرد',
  },
}
export const Finder: PageStory = { args: { steps: ['جست‌وجو و رفتن'], shows: 'کالای تازه' } }
export const Keys: PageStory = {
  args: { steps: [{ see: 'فروش امروز' }, { keys: '{Shift>}[Slash]{/Shift}' }], shows: 'کلیدهای میان‌بر' },
}
export const Loading: PageStory = { args: { responses: { pulse: 'never' }, shows: 'در حال بارگذاری' } }
export const Failed: PageStory = {
  args: { responses: { pulse: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
export const Offline: PageStory = { args: { isOffline: true, shows: 'فروش امروز' } }
export const MissingPage: PageStory = { args: { path: '/admin/nothing', shows: 'چنین صفحه‌ای نیست' } }

const ticket = { ticket: 'ticket', next: 'second_factor', hasPasskeys: false, setUp: null } as const
const visitor = {
  getStaffSession: nobody,
  staffSignInStart: { success: true, resendAfterSeconds: 60, expiresInSeconds: 120 },
  staffSignInCode: ticket,
} as const
const typePhone = [
  { fill: 'شماره موبایل', with: '09120000001' },
  'دریافت کد پیامکی',
  { see: 'کد شش‌رقمی به ۰۹۱۲۰۰۰۰۰۰۱ پیامک شد.' },
] as const

export const SignIn: PageStory = {
  args: { responses: visitor, shows: 'شماره موبایلی را بنویسید که با آن به فروشگاه دعوت شده‌اید.' },
}
export const SignInByCode: PageStory = {
  args: { responses: visitor, steps: typePhone, shows: 'ارسال دوباره‌ی کد' },
}
export const SignInRefusedThenSent: PageStory = {
  args: {
    responses: {
      ...visitor,
      staffSignInStart: {
        first: refuse('too_many_requests', { retryAfterSeconds: 60 }),
        afterwards: visitor.staffSignInStart,
      },
      staffSignInCode: { first: refuse('otp_wrong'), afterwards: ticket },
      staffSignIn: refuse('second_factor_wrong'),
    },
    steps: [
      { fill: 'شماره موبایل', with: '09120000001' },
      'دریافت کد پیامکی',
      { see: 'تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید' },
      'دریافت کد پیامکی',
      { fill: 'کد پیامکی', with: '111111' },
      { see: 'کد تایید نادرست است' },
      { fill: 'کد پیامکی', with: '{Backspace}2' },
      { fill: 'کد برنامه‌ی رمزساز', with: '123456' },
    ],
    shows: 'کد دوم نادرست است یا پیش‌تر به کار رفته است',
  },
}
export const FirstSignIn: PageStory = {
  args: {
    responses: {
      ...visitor,
      staffSignInCode: {
        ticket: 'ticket',
        next: 'set_up',
        hasPasskeys: false,
        setUp: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/hojreh' },
      },
    },
    steps: [...typePhone, { fill: 'کد پیامکی', with: '123456' }],
    shows: 'کد دعوت',
  },
}
export const RecoveryCodes: PageStory = {
  args: {
    responses: {
      ...visitor,
      staffSignIn: {
        ...me(),
        recoveryCodes: Array.from({ length: 10 }, (_, index) => `ABCDE${index}FGHJ`),
      },
    },
    steps: [
      ...typePhone,
      { fill: 'کد پیامکی', with: '123456' },
      { fill: 'کد برنامه‌ی رمزساز', with: '123456' },
    ],
    shows: 'کدهای بازیابی شما',
  },
}

/** A shop of this evening: each step leads to where it is done. */
export const BeforeTheFirstOrder: PageStory = {
  args: {
    responses: {
      getShopOpening: { state: 'coming_soon', missing: ['contact', 'product'], optional: ['logo'] },
      getSamples: { inShop: 0, canAdd: true },
    },
    shows: 'پیش از باز شدن فروشگاه',
  },
}
/** Nothing is missing; a first press is refused, for a colleague switched the last way of sending off. */
export const OpenedAfterARefusal: PageStory = {
  args: {
    responses: {
      getShopOpening: {
        first: { state: 'coming_soon', missing: [], optional: [] },
        afterwards: { state: 'coming_soon', missing: ['shipping'], optional: [] },
      },
      openShop: refuse('shop_not_ready'),
    },
    steps: ['باز کردن فروشگاه'],
    shows: 'روش ارسال',
  },
}
/** Samples are taken out; what the merchant made of them stays, and is told. */
export const SamplesTakenOut: PageStory = {
  args: {
    responses: {
      getShopOpening: { state: 'coming_soon', missing: ['product'], optional: [] },
      getSamples: { first: { inShop: 18, canAdd: false }, afterwards: { inShop: 0, canAdd: false } },
      removeSamples: {
        ...{ inShop: 0, canAdd: false },
        kept: [
          { kind: 'product', id: 'tray', title: 'سینی مسی قلمزنی', reason: 'changed' },
          { kind: 'category', id: 'copper', title: 'مس', reason: 'in_use' },
        ],
      },
    },
    steps: ['برداشتن نمونه‌ها', { see: 'کالاهای نمونه برداشته شوند؟' }, 'برداشتن نمونه‌ها'],
    shows: 'کالا «سینی مسی قلمزنی» – تغییرش داده‌اید',
  },
}
/** Nothing is missing, but samples are left: opening asks first. */
export const OpenedWithSamples: PageStory = {
  args: {
    responses: {
      getShopOpening: { state: 'coming_soon', missing: [], optional: [] },
      getSamples: { inShop: 18, canAdd: false },
    },
    steps: ['باز کردن فروشگاه'],
    shows: 'فروشگاه با کالاهای نمونه باز شود؟',
  },
}
