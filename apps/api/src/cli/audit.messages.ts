/** The meaning of each finding, for the operator. */
const meanings: Record<string, string> = {
  stock_oversold: 'موجودی منفی است یا بیش از موجودی نگه داشته شده است · stock below nothing',
  stock_differs_from_movements:
    'موجودی با جمع ورود و خروج‌ها یکی نیست · stock is not the sum of its movements',
  holds_do_not_add_up:
    'جمع نگه‌داشت‌ها با موجودی نگه‌داشته برابر نیست · holds do not add up to what is reserved',
  hold_without_order: 'نگه‌داشتی که سفارش پرداخت‌نشده ندارد · a hold without an unpaid order',
  hold_differs_from_line: 'نگه‌داشت با قلم سفارش یکی نیست · a hold that differs from its order line',
  hold_outlived: 'نگه‌داشتی که باید آزاد شده باشد · a hold that should have been given back',
  hold_kept_without_report: 'نگه‌داشت ماندگار بدون پرداخت کارت به کارت · a kept hold without a card report',
  bought_without_payment: 'سفارش خریده‌شده بدون یک پرداخت موفق · bought, but not with exactly one payment',
  payment_without_order: 'پرداخت موفق بدون سفارش خریده‌شده · a payment that bought nothing',
  amount_differs: 'مبلغ یا مشتری پرداخت با سفارش یکی نیست · a payment of another amount or customer',
  settled_without_reference: 'پرداخت قطعی بدون شماره پیگیری · settled without a reference',
  owed_without_payment: 'سفارش بستانکار بدون پرداختی که بازگردد · owed back, but no payment says so',
  review_without_report: 'در انتظار تایید، بدون گزارش کارت به کارت · in review without a card report',
  coupon_uses_differ: 'شمار استفاده از کد تخفیف درست نیست · uses of a coupon are miscounted',
  coupon_without_order: 'استفاده از کد تخفیف بدون سفارش آن · a coupon use without its order',
  discount_without_coupon: 'تخفیف بدون استفاده از کد · a discount without a coupon use',
  lines_do_not_add_up: 'جمع اقلام با مبلغ سفارش برابر نیست · lines do not add up to the order',
  history_differs: 'وضعیت سفارش با تاریخچه‌اش یکی نیست · status and history of an order differ',
  order_number_gap: 'شماره‌ی سفارشی کم یا زیاد است · a gap in the order numbers',
  queue_beyond_its_end:
    'جایی در صف خرید پس از پایان آن · a place in a queue, or somebody who was let in, beyond its end',
  turn_out_of_order:
    'نوبتی در صف خرید که پیش یا پس از جای خود آمده است · a turn in a queue that came before or after its place',
  past_order_differs:
    'سفارشی از فروشگاه پیشین که جمعش نمی‌خواند یا به انبار یا پیامک دست زده است · an order of another shop that does not add up, or that moved stock or sent an SMS',
  action_changed: 'سطری از دفتر همکاران دست خورده است · a row of the staff’s books was changed',
  action_missing: 'سطری از دفتر همکاران نیست · rows of the staff’s books are missing',
  money_not_booked: 'پول گرفته شده و در دفتر ما نیست · collected money that our books do not have',
  booked_without_money:
    'در دفتر ما پرداخت شده و درگاه آن را نمی‌شناسد · booked money that the gateway does not have',
  money_waits: 'پول پرداخت شده و هنوز گرفته نشده است · paid money that nobody collected yet',
  unknown_to_us: 'درگاه پرداختی دارد که در دفتر ما نیست · the gateway has a payment that we do not know',
}

export const auditMessages = {
  headings: ['کد', 'مورد', 'جزئیات'],
  meaningOf: (code: string): string => meanings[code] ?? code,
  clean: (rules: number, attempts: number): string =>
    `دفترها درست است · the books are sound: ${rules} rules, ${attempts} attempts asked at the gateway`,
  found: (count: number): string => `${count} مورد · ${count} findings`,
  gatewayAway: (name: string): string =>
    `درگاه ${name} پاسخ نمی‌دهد؛ پرداخت‌هایش تنها در دفتر خودمان دیده شد · ${name} does not answer: its payments were checked in our books only`,
}
