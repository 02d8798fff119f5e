/**
 * The key under which the configuration keeps `SHOP_TITLE`, the shop's name only until its staff set another one. A
 * symbol, which other code cannot spell, so that code that needs the name calls `shopTitleOf`, which knows both.
 */
export const startingTitle: unique symbol = Symbol('the name until the shop has its own')

export const keepTitleApart = <Facts extends { SHOP_TITLE: string }>({ SHOP_TITLE, ...others }: Facts) => ({
  ...others,
  [startingTitle]: SHOP_TITLE,
})
