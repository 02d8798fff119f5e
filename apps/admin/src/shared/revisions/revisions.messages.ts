import { toPersianDigits } from '@hojreh/persian'

export const revisionsMessages = {
  title: 'نسخه‌های پیشین',
  note: (most: number) => `متن پیش از هر ذخیره نگه داشته می‌شود؛ ${toPersianDigits(most)} نسخه‌ی آخر اینجاست.`,
  none: 'هنوز نسخه‌ی پیشینی نیست: پس از نخستین ویرایش، متن پیش از آن اینجا می‌ماند.',
  saved: (by: string | null, time: string) => (by ? `${by}، ${time}` : `پیش‌نویس نخست، ${time}`),
  starting: 'متن آغازین',
  compared: 'آنچه خط خورده در این نسخه بود و اکنون نیست؛ آنچه زیرش خط دارد اکنون هست و در این نسخه نبود.',
  wordsOnly: 'تنها واژه‌ها سنجیده می‌شوند، نه درشتی و کجی آن‌ها.',
  same: 'همین واژه‌ها اکنون در فرم است.',
  gone: 'در این نسخه بود:',
  come: 'اکنون هست:',
  picture: (alt: string) => `[تصویر: ${alt}]`,
  bringBack: 'گذاشتن این نسخه در فرم',
  broughtBack: 'این نسخه در فرم است؛ تا ذخیره نکنید چیزی عوض نمی‌شود',
} as const
