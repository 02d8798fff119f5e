import type { LinkTarget } from '@hojreh/contract/admin'

const kinds: Record<LinkTarget['kind'], string> = {
  place: 'جای فروشگاه',
  category: 'دسته',
  page: 'صفحه',
  article: 'مقاله',
  articleCategory: 'دسته‌ی بلاگ',
}
const places: Readonly<Record<string, string>> = {
  '/': 'صفحه‌ی نخست',
  '/shop': 'همه‌ی کالاها',
  '/shop?discounted=1': 'کالاهای تخفیف‌دار',
  '/blog': 'بلاگ',
  '/faq': 'سوالات متداول',
  '/contact-us': 'تماس با ما',
}

export const linkTargetMessages = {
  pick: 'انتخاب از فروشگاه',
  hint: 'مانند /shop یا نشانی کامل یک سایت',
  nameOf: ({ kind, title, path }: LinkTarget) => `${kinds[kind]}: ${title || (places[path] ?? path)}`,
} as const
