export const feedMessages = {
  // In Persian letters: three Latin ones would bring a font of 19 kB to each list of articles.
  invitation: 'دنبال کردن بلاگ در خبرخوان',
  title: 'RSS بلاگ',
} as const
