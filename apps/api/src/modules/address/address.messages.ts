export const addressMessages = {
  tooMany: 'تعداد آدرس‌های شما به بیشترین اندازه رسیده است',
}
