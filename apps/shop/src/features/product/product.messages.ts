export const productMessages = {
  home: 'خانه',
  shop: 'فروشگاه',
  add: 'افزودن به سبد خرید',
  inCart: 'در سبد خرید شماست',
  seeCart: 'دیدن سبد خرید',
  outOfStock: 'این کالا اکنون موجود نیست',
  attributes: 'مشخصات',
  description: 'معرفی کالا',
  related: 'کالاهای مشابه',
  brand: 'برند:',
  offerEnds: 'پایان پیشنهاد',
} as const
