import {
  answeredQuestions,
  customer,
  helpfulComments,
  instalments,
  noComments,
  ownVote,
} from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Product',
  args: { path: '/shop/golab-doatasheh-ghamsar-250' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'معرفی کالا' } }
export const WithOptions: PageStory = { args: { path: '/shop/kaseh-mahi-meybod-lajevardi', shows: 'مشخصات' } }
export const Offer: PageStory = { args: { path: '/shop/farsh-tabriz-mahi', shows: 'پایان پیشنهاد' } }
export const Bundled: PageStory = {
  args: { path: '/shop/golab-doatasheh-ghamsar-1l', shows: 'افزودن هر ۳ کالا به سبد' },
}
export const SoldOut: PageStory = {
  args: { path: '/shop/tong-firuzei-lalejin-anari', shows: 'موجود شد خبرم کن' },
}
export const InInstalments: PageStory = {
  args: {
    config: { hasInstalments: true },
    responses: { getInstalments: instalments },
    shows: 'یا ۴ قسط ماهانه‌ی ۸۶٬۲۵۰ تومان، بدون کارمزد',
  },
}
export const Zoom: PageStory = { args: { steps: ['بزرگ‌نمایی'], shows: 'بستن بزرگ‌نمایی' } }
export const SignInModal: PageStory = { args: { steps: ['افزودن به سبد خرید'], shows: 'دریافت کد تایید' } }
export const SignInModalCode: PageStory = {
  args: {
    responses: { sendOtp: { success: true, resendAfterSeconds: 60, expiresInSeconds: 120 } },
    steps: ['افزودن به سبد خرید', { fill: 'شماره موبایل', with: '09121234567' }, 'دریافت کد تایید'],
    shows: 'ارسال دوباره تا',
  },
}
export const CommentForm: PageStory = {
  args: { isSignedIn: true, responses: customer, steps: ['نوشتن نظر'], shows: 'متن نظر' },
}
export const CommentsMostHelpfulFirst: PageStory = {
  args: {
    path: '/shop/golab-doatasheh-ghamsar-250?commentsSort=helpful',
    isSignedIn: true,
    responses: { ...customer, listComments: helpfulComments, getCommentVotes: ownVote },
    shows: 'مفیدترین',
  },
}
export const WithoutComments: PageStory = {
  args: {
    responses: { listComments: noComments },
    shows: 'هنوز نظری برای این کالا ثبت نشده است؛ نخستین نظر را شما بنویسید.',
  },
}
export const QuestionsAnswered: PageStory = {
  args: { responses: { listQuestions: answeredQuestions }, shows: 'تا شش ماه در یخچال، در بطری بسته.' },
}
export const QuestionRefusedThenSent: PageStory = {
  args: {
    isSignedIn: true,
    responses: {
      ...customer,
      addQuestion: {
        first: refuse('validation_failed', { fields: { text: 'متن وارد شده نویسه‌ی نامجاز دارد' } }),
        afterwards: { success: true, message: 'پرسش شما رسید؛ پاسخ آن را با پیامک خبر می‌دهیم' },
      },
    },
    steps: [
      'پرسیدن سوال',
      { fill: 'متن پرسش', with: 'چند ماه می‌ماند' },
      'فرستادن پرسش',
      { see: 'متن وارد شده نویسه‌ی نامجاز دارد' },
      { fill: 'متن پرسش', with: '؟' },
      'فرستادن پرسش',
    ],
    shows: 'پرسش شما رسید؛ پاسخ آن را با پیامک خبر می‌دهیم',
  },
}
export const Loading: PageStory = {
  args: {
    path: '/shop',
    steps: ['فرش دستباف کاشان، طرح لچک‌ترنج، ذرع‌ونیم (۱۰۰×۱۵۰)'],
    responses: { getProduct: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const NotFound: PageStory = { args: { path: '/shop/nowhere', shows: 'Page Not Found' } }
export const Failed: PageStory = {
  args: { responses: { getProduct: refuse('internal_error') }, shows: 'Internal Server Error' },
}
