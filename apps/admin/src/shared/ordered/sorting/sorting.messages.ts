export const sortingMessages = {
  handle: (name: string) => `${name}: گرفتن و بردن به جای دیگر`,
  role: 'دستگیره‌ی جابه‌جایی',
  howTo:
    'برای جابه‌جا کردن، Enter یا فاصله را بزنید؛ با کلیدهای بالا و پایین ببرید، با Enter بگذارید و با Escape رها کنید.',
  taken: (name: string, place: string, count: string) => `${name} در دست شماست؛ جای ${place} از ${count}.`,
  over: (name: string, place: string, count: string) => `${name} اکنون در جای ${place} از ${count} است.`,
  put: (name: string, place: string, count: string) => `${name} در جای ${place} از ${count} گذاشته شد.`,
  left: (name: string) => `جابه‌جایی رها شد؛ ${name} سر جای خود ماند.`,
} as const
