import { seoMessages } from '../../shared/seo/seo.messages.ts'
import { showingMessages } from '../../shared/showing/showing.messages.ts'

export const staticPagesMessages = {
  title: 'صفحه‌ها',
  list: 'فهرست صفحه‌ها',
  columns: ['صفحه', 'نشانی', 'متن'],
  states: { written: 'نوشته‌ی شما', starting: 'متن آغازین', new: 'نانوشته' },
  newPage: 'صفحه‌ی تازه',
  newAddress: 'نشانی صفحه‌ی تازه',
  newHint: 'حرف، رقم و خط تیره؛ مانند warranty',
  newWrong: 'نشانی از حرف، رقم و خط تیره است',
  write: 'نوشتن صفحه',
  back: 'بازگشت به صفحه‌ها',
  loading: 'صفحه',
  unnamed: 'صفحه‌ی تازه',
  form: 'متن صفحه',
  fields: {
    ...{ title: 'عنوان', bodyHtml: 'متن', ...seoMessages.fields },
    ...showingMessages.fields,
  },
  seo: 'در جست‌وجو و پیام‌رسان‌ها',
  titleMissing: 'عنوان صفحه را وارد کنید',
  saved: 'صفحه ذخیره شد',
  inShop: 'دیدن در فروشگاه',
  reset: 'بازگرداندن متن آغازین',
  remove: 'حذف صفحه',
  resetTitle: 'نوشته‌ی شما از این صفحه برداشته شود؟',
  resetText:
    'صفحه به متن آغازین خود برمی‌گردد؛ صفحه‌ای که خودتان ساخته‌اید حذف می‌شود. نوشته‌تان در نسخه‌های پیشین همین نشانی می‌ماند.',
  resetNo: 'انصراف',
  resetDone: 'نوشته برداشته شد',
} as const
