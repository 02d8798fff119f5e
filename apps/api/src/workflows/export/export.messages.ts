import { formatNumber, toPersianDigits } from '@hojreh/persian'

/** The names of files with phones of customers, for members who decide on one and for the books. */
export const exportMessages = {
  files: {
    'orders.csv': 'فایل CSV سفارش‌ها',
    'orders.xlsx': 'فایل اکسل سفارش‌ها',
    'customers.csv': 'فایل CSV مشتریان',
    'customers.json': 'فایل JSON مشتریان',
    'addresses.csv': 'فایل CSV نشانی‌های مشتریان',
    'addresses.json': 'فایل JSON نشانی‌های مشتریان',
    'messages.csv': 'فایل CSV پیام‌های تماس',
    'messages.json': 'فایل JSON پیام‌های تماس',
    'all-orders.csv': 'فایل CSV همه‌ی سفارش‌ها',
    'all-orders.json': 'فایل JSON همه‌ی سفارش‌ها',
    'past-orders.csv': 'فایل CSV سفارش‌های فروشگاه پیشین',
    'past-orders.json': 'فایل JSON سفارش‌های فروشگاه پیشین',
  },
  phones: (count: number) => `با شماره‌ی ${formatNumber(count)} مشتری`,
  rows: (count: number) => `${formatNumber(count)} سفارش`,
  everything: 'بی هیچ پالایه',
  search: (q: string) => `جست‌وجوی «${q}»`,
  archived: 'تنها سفارش‌های بایگانی‌شده',
  methods: { online: 'پرداخت از درگاه', card: 'پرداخت کارت به کارت' },
  partlySent: 'بخشی ارسال شد',
  from: (day: string) => `از ${toPersianDigits(day)}`,
  to: (day: string) => `تا ${toPersianDigits(day)}`,
} as const
