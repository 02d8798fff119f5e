/**
 * Under which the configuration keeps `SHOP_TITLE`: only the shop's name until its people give it one. A key that nobody
 * can spell, so that whoever needs the name asks `shopTitleOf`, which knows both.
 */
export const startingTitle: unique symbol = Symbol('the name until the shop has its own')

export const keepTitleApart = <Facts extends { SHOP_TITLE: string }>({ SHOP_TITLE, ...others }: Facts) => ({
  ...others,
  [startingTitle]: SHOP_TITLE,
})
