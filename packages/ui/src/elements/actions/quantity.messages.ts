export const quantityMessages = {
  increase: 'افزایش تعداد',
  decrease: 'کاهش تعداد',
  remove: 'حذف از سبد خرید',
  quantity: 'تعداد',
  most: 'حداکثر',
} as const
