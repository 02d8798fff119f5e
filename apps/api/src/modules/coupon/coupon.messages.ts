import { formatToman } from '@hojreh/persian'

export const couponMessages = {
  notYet: 'زمان استفاده از این کد هنوز نرسیده است',
  over: 'مهلت استفاده از این کد تمام شده است',
  usedUp: 'ظرفیت استفاده از این کد تمام شده است',
  usedByYou: 'شما پیش‌تر از این کد استفاده کرده‌اید',
  firstOrderOnly: 'این کد فقط برای نخستین خرید است',
  otherGoods: 'این کد برای کالاهای دیگری است',
  outdone: (title: string) => `«${title}» بیشتر از این کد می‌کاهد و به جای آن حساب شده است`,
  tooLittle: (minTotal: number) => `این کد برای خرید از ${formatToman(minTotal)} به بالا است`,
}
