import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'

export const cardPaymentMessages = {
  title: 'پرداخت کارت به کارت',
  order: (orderNumber: string) => `سفارش ${toPersianDigits(orderNumber)} ثبت شد`,
  howTo:
    'مبلغ زیر را دقیقا، بدون گرد کردن، به این کارت واریز کنید. چند تومان آخر مبلغ ویژه‌ی سفارش شماست تا واریز شما شناخته شود.',
  heldUntil: (instant: string) => `کالاها تا ${formatJalaliDateTime(instant)} برای شما نگه داشته می‌شوند.`,
  afterwards: 'پس از واریز، مشخصات آن را همین‌جا ثبت کنید. سفارش پس از بررسی پرداخت آماده ارسال می‌شود.',
  reportTitle: 'ثبت مشخصات واریز',
  today: 'امروز',
  yesterday: 'دیروز',
  day: 'روز واریز را انتخاب کنید',
  time: 'ساعت را مانند ۱۴:۳۰ وارد کنید',
  amount: 'مبلغ واریزی را وارد کنید',
  reportedTitle: 'واریز شما ثبت شد',
  reported:
    'پرداخت شما در حال بررسی است. پس از تایید، پیامک می‌گیرید؛ کالاها تا پایان بررسی برای شما نگه داشته می‌شوند.',
  seeOrder: 'دیدن سفارش',
  failed: 'شماره کارت نشان داده نشد',
  retry: 'تلاش دوباره',
} as const
