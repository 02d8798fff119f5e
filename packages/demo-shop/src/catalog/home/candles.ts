import type { Design } from '../design.ts'

export const candles: Design[] = [
  {
    slug: 'sham-mum-asal',
    sku: 'SHM-301',
    title: 'شمع موم زنبور عسل',
    brand: 'زنبورستان سبلان',
    category: 'candles',
    price: 2_600_000,
    onHand: 48,
    weightGrams: 420,
    attributes: { جنس: 'موم خالص', تعداد: '۳', 'زمان سوختن': 'هر کدام ۹ ساعت' },
    story: [
      'موم زنبور دود نمی‌کند و بوی عسلِ کمرنگی دارد. فتیله‌اش نخ پنبه‌ی تابیده است و شعله آرام می‌ایستد.',
      'سه قد دارند تا کنار هم پله شوند. اگر رویشان غبار سفیدی نشست، «شکوفه‌ی موم» است؛ با دستمال نرم پاک می‌شود.',
    ],
    points: ['بدون پارافین', 'فتیله‌ی پنبه‌ای', 'سه قد', 'بی‌اشک در هوای آرام'],
    ground: 'saffron',
    subject: 'سه شمع موم عسل',
    options: [
      { slug: 'tabiei', values: { رنگ: 'طبیعی' }, onHand: 48 },
      { slug: 'sefid', values: { رنگ: 'سفید' }, ground: 'cream', onHand: 30 },
      {
        slug: 'anari',
        values: { رنگ: 'اناری' },
        price: 2_850_000,
        ground: 'pomegranate',
        onHand: 0,
      },
    ],
  },
  {
    slug: 'shamdan-berenji',
    sku: 'SHM-302',
    title: 'شمعدان برنجی با سه شمع',
    brand: 'ریخته‌گری بروجرد',
    category: 'candles',
    price: 18_900_000,
    listPrice: 20_500_000,
    onHand: 6,
    maxPerOrder: 4,
    weightGrams: 1_600,
    attributes: { جنس: 'برنج ریختگی', ارتفاع: '۱۸ سانتی‌متر', 'محل ساخت': 'بروجرد' },
    story: [
      'ورشوسازی و برنج‌کاری بروجرد سه نسل است که در همین راسته می‌چرخد. پایه خراطی شده و سه شمع هم‌قد همراه دارد.',
      'روی سفره‌ی عقد، میز یلدا یا لب پنجره. با خمیر جلا سالی یک‌بار برق می‌افتد.',
    ],
    points: ['پایه‌ی سنگین', 'همراه سه شمع', 'خراطی دست', 'قابل جلا'],
    ground: 'night',
    subject: 'شمعدان برنجی با شمع',
  },
]
