export const missingPicturesMessages = {
  title: 'تصویرهایی که نرسیده‌اند',
  counts: (failed: string, products: string) => `${failed} تصویر از ${products} کالا نرسید`,
  waiting: (count: string) => `${count} تصویر در صف دریافت است و خودش دوباره امتحان می‌شود.`,
  retry: 'دریافت دوباره‌ی همه',
  queued: 'تصویرها دوباره در صف دریافت است',
  list: (count: string) => `${count} تصویر نخست`,
  line: (sku: string, title: string, trouble: string) => `${title} (${sku}): ${trouble}`,
  troubles: {
    gone: 'در نشانی خود دیگر نیست',
    refused: 'فروشگاه پیشین آن را نداد',
    unreachable: 'فروشگاه پیشین پاسخ نداد',
    too_large: 'بیش از ۱۵ مگابایت است',
    no_picture: 'تصویر خوانایی نیست',
    no_file: 'فایلش گرفته نشد؛ دوباره وارد کنید',
  },
} as const
