import { toPersianDigits } from '@hojreh/persian'

export const contentMessages = {
  slider: 'پیشنهادهای حجره',
  slide: (index: number, total: number) => `${toPersianDigits(index)} از ${toPersianDigits(total)}`,
  pause: 'توقف نمایش خودکار',
  play: 'نمایش خودکار',
  minutes: (minutes: number) => `${toPersianDigits(minutes)} دقیقه مطالعه`,
  trust: 'چرا حجره؟',
  banners: 'تازه‌های بازار',
} as const
