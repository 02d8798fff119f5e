export const addressMessages = {
  tooMany: 'تعداد نشانی‌های شما به بیشترین اندازه رسیده است',
}
