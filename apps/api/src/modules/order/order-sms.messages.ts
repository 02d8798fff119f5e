const withLine = (sentence: string, label: string, detail: string) =>
  detail ? `${sentence}\n${label}: ${detail}` : sentence

/** News of an order, by its number. */
export const orderSmsMessages = {
  placed_by_desk: (orderNumber: string, detail: string, sum: string) =>
    `سفارش ${orderNumber} به مبلغ ${sum} برای شما ثبت شد. با همین شماره وارد شوید و آن را بپردازید:\n${detail}`,
  paid: (orderNumber: string, _detail: string) =>
    `پرداخت سفارش ${orderNumber} تایید شد و به‌زودی آماده‌ی ارسال می‌شود.`,
  transfer_rejected: (orderNumber: string, _detail: string) =>
    `واریز کارت به کارت سفارش ${orderNumber} در حساب فروشگاه پیدا نشد؛ سفارش شما دوباره در انتظار پرداخت است.`,
  transfer_hold_ended: (orderNumber: string, _detail: string) =>
    `بررسی واریز سفارش ${orderNumber} طول کشیده است و کالاهای آن دیگر نگه داشته نمی‌شوند. گزارش شما همچنان بررسی می‌شود؛ اگر تا آن زمان کالا تمام شود، مبلغ بازگردانده می‌شود.`,
  shipped: (orderNumber: string, trackingCode: string) =>
    withLine(`سفارش ${orderNumber} فرستاده شد.`, 'کد رهگیری', trackingCode),
  part_shipped: (orderNumber: string, trackingCode: string) =>
    withLine(
      `بخشی از سفارش ${orderNumber} فرستاده شد؛ بقیه‌ی آن در بسته‌ی دیگری می‌رسد.`,
      'کد رهگیری این بسته',
      trackingCode,
    ),
  rest_shipped: (orderNumber: string, trackingCode: string) =>
    withLine(`بقیه‌ی سفارش ${orderNumber} هم فرستاده شد.`, 'کد رهگیری این بسته', trackingCode),
  tracking_code: (orderNumber: string, trackingCode: string) =>
    `کد رهگیری سفارش ${orderNumber}: ${trackingCode}`,
  address_changed: (orderNumber: string, address: string) =>
    `نشانی تحویل سفارش ${orderNumber} به درخواست شما تغییر کرد: ${address}\nاگر شما نخواسته‌اید، با فروشگاه تماس بگیرید.`,
  return_requested: (orderNumber: string, _detail: string) =>
    `درخواست مرجوعی سفارش ${orderNumber} ثبت شد؛ برای هماهنگی با شما تماس می‌گیریم.`,
  return_refused: (orderNumber: string, reason: string) =>
    withLine(`درخواست مرجوعی سفارش ${orderNumber} پذیرفته نشد.`, 'دلیل', reason),
  returned: (orderNumber: string, _detail: string) =>
    `کالاهای مرجوعی سفارش ${orderNumber} به فروشگاه رسید؛ مبلغ آن به حساب شما بازگردانده می‌شود.`,
  returned_part: (orderNumber: string, _detail: string, sum: string) =>
    `بخشی از کالاهای سفارش ${orderNumber} به فروشگاه رسید؛ ${sum} به حساب شما بازگردانده می‌شود.`,
  refunded_part: (orderNumber: string, reference: string, sum: string) =>
    withLine(
      `${sum} از پرداخت سفارش ${orderNumber} به حساب شما بازگردانده شد.`,
      'شماره پیگیری بازگشت وجه',
      reference,
    ),
  review: (orderNumber: string, address: string) =>
    `از کالاهای سفارش ${orderNumber} راضی بودید؟ نظرتان به خریداران دیگر کمک می‌کند:\n${address}\nاین پیامک را در «نظرات من» می‌توانید خاموش کنید.`,
  refunded: (orderNumber: string, reference: string) =>
    withLine(`مبلغ سفارش ${orderNumber} به حساب شما بازگردانده شد.`, 'شماره پیگیری بازگشت وجه', reference),
}
