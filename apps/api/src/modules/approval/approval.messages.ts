/** To the one member of a shop, who is asked for a second look at what they did. */
export const aloneText = (shopTitle: string, label: string): string =>
  `${shopTitle}\nاین کار در پیشخوان به نام شما آماده شد و ده دقیقه‌ی دیگر تایید می‌پذیرد: ${label}\nاگر کار شما نیست، نشست‌ها را ببندید و آن را رد کنید.`
