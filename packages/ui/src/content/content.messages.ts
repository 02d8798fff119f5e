import { toPersianDigits } from '@hojreh/persian'

export const contentMessages = {
  slider: 'پیشنهادهای ما',
  slide: (index: number, total: number) => `${toPersianDigits(index)} از ${toPersianDigits(total)}`,
  pause: 'توقف نمایش خودکار',
  play: 'نمایش خودکار',
  minutes: (minutes: number) => `${toPersianDigits(minutes)} دقیقه مطالعه`,
  trust: 'چرا از ما بخرید؟',
  banners: 'تازه‌های بازار',
} as const
