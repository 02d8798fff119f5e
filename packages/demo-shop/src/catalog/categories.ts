import type { DemoCategory, PaletteName, PictureKind } from '../types.ts'

type Row = [slug: string, title: string, description: string, kind: PictureKind, seed: number, palette: PaletteName]
type Family = { top: Row; children: Row[] }

const FAMILIES: Family[] = [
  {
    top: ['carpets', 'فرش و گلیم', 'دست‌بافته‌هایی از پشم و ابریشم، از فرش کاشان و تبریز تا گلیم سیستان و گبهٔ قشقایی؛ هر تخته با شناسنامهٔ بافت.', 'carpet', 3, 'pomegranate'],
    children: [
      ['hand-knotted-carpets', 'فرش دستباف', 'فرش‌های گره‌خوردهٔ شهری و روستایی با طرح لچک‌ترنج، محرابی، خشتی و ماهی.', 'carpet', 8, 'lapis'],
      ['kilims', 'گلیم و جاجیم', 'زیراندازها و روانداز‌های تخت‌بافت با نقش‌های هندسی ایلیاتی و رنگ گیاهی.', 'kilim', 5, 'saffron'],
      ['gabbehs', 'گبه', 'گبه‌های پرزبلند عشایر فارس با زمینهٔ ساده، رنگ‌رگه‌دار و نقش‌های خیالی.', 'gabbeh', 4, 'earth'],
    ],
  },
  {
    top: ['pottery-and-tiles', 'سفال و کاشی', 'سفال لعاب‌دار لالجین و میبد، ظرف‌های زیرلعابی و کاشی هفت‌رنگ و معرق برای خانه و دیوار.', 'ewer', 6, 'turquoise'],
    children: [
      ['bowls-and-plates', 'کاسه و بشقاب', 'کاسه، پیاله و بشقاب سفالی با لعاب بدون سرب برای سفرهٔ هر روز.', 'bowl', 9, 'turquoise'],
      ['jugs-and-vases', 'تنگ و گلدان', 'تنگ، ابریق و گلدان چرخ‌کاری‌شده با لعاب فیروزه‌ای، لاجوردی و عسلی.', 'ewer', 11, 'lapis'],
      ['tiles', 'کاشی', 'کاشی‌های گره‌چینی، هفت‌رنگ و زرین‌فام، تکی یا قاب‌شده.', 'tile', 2, 'turquoise'],
    ],
  },
  {
    top: ['enamel-and-khatam', 'میناکاری و خاتم', 'مینای نقاشی اصفهان روی مس و خاتم ریزنقش شیراز روی چوب؛ هدیه‌هایی که می‌مانند.', 'enamel-plate', 3, 'lapis'],
    children: [
      ['enamel', 'میناکاری', 'بشقاب، گلدان و شکلات‌خوری مسی با مینای نقاشی‌شده و پخته در کوره.', 'enamel-vase', 4, 'turquoise'],
      ['khatam', 'خاتم‌کاری', 'جعبه، قاب و جاقلمی خاتم از چوب، استخوان و مفتول برنج.', 'khatam-box', 7, 'earth'],
    ],
  },
  {
    top: ['textiles', 'پارچه و ترمه', 'ترمهٔ یزد، قلمکار اصفهان، شال و رومیزی‌هایی که سال‌ها نسل‌به‌نسل می‌مانند.', 'termeh', 5, 'pomegranate'],
    children: [
      ['termeh', 'ترمه', 'رومیزی، رانر و سجادهٔ ترمهٔ ابریشم با بتهٔ جقه و محرمات.', 'termeh', 12, 'saffron'],
      ['qalamkar', 'قلمکار', 'پارچهٔ نخی چاپ‌شده با قالب چوبی و شست‌وشو در زاینده‌رود به شیوهٔ قدیم.', 'qalamkar', 4, 'lapis'],
      ['shawls-and-cushions', 'شال و کوسن', 'شال پشمی و ابریشمی، روکش کوسن و سوزن‌دوزی برای پوشیدن و خانه.', 'cushion', 6, 'rose'],
    ],
  },
  {
    top: ['jewellery', 'زیورآلات', 'نقرهٔ دست‌ساز با فیروزهٔ نیشابور، عقیق یمنی و سنگ‌های طبیعی، با برگهٔ شناسایی سنگ.', 'pendant', 4, 'turquoise'],
    children: [
      ['rings', 'انگشتر', 'انگشترهای نقرهٔ عیار ۹۲۵ با رکاب دست‌ساز و نگین طبیعی.', 'ring', 3, 'turquoise'],
      ['necklaces-and-pendants', 'گردنبند و آویز', 'آویز، گردنبند و تسبیح با سنگ، نقره و مینا.', 'necklace', 5, 'pomegranate'],
      ['earrings', 'گوشواره', 'گوشواره‌های سبک نقره‌کاری و میناکاری برای هر روز و مهمانی.', 'earrings', 2, 'lapis'],
    ],
  },
  {
    top: ['saffron-and-spices', 'زعفران و ادویه', 'زعفران تازهٔ قائنات با برگهٔ آزمون، و ادویه‌هایی که همین هفته آسیاب شده‌اند.', 'saffron', 3, 'pomegranate'],
    children: [
      ['saffron', 'زعفران', 'نگین، سرگل و پوشال از مزرعه‌های خراسان جنوبی و رضوی، در بسته‌های دربسته.', 'saffron-tin', 2, 'pomegranate'],
      ['spices', 'ادویه', 'زردچوبه، زیره، هل، دارچین و مخلوط‌های پلویی و خورشی بدون نمک و پرکننده.', 'spice', 3, 'saffron'],
    ],
  },
  {
    top: ['nuts-and-dried-fruit', 'خشکبار', 'پستهٔ رفسنجان، بادام آذرشهر، گردوی تویسرکان، خرمای بم و میوهٔ خشک امسال.', 'mixed-nuts', 3, 'earth'],
    children: [
      ['nuts', 'آجیل و مغزها', 'پسته، بادام، گردو و فندق خام یا بوداده، سورت‌شده و بی‌غبار.', 'pistachio', 2, 'turquoise'],
      ['dried-fruit', 'میوهٔ خشک', 'انجیر استهبان، توت خشک، برگهٔ زردآلو و کشمش بدون گوگرد افزوده.', 'fig', 2, 'saffron'],
      ['dates', 'خرما', 'مضافتی بم، پیارم حاجی‌آباد و زاهدی، از سردخانه تا خانهٔ شما.', 'date', 2, 'earth'],
    ],
  },
  {
    top: ['tea-and-rosewater', 'چای و گلاب', 'چای بهارهٔ لاهیجان، دمنوش‌های کوهی و گلاب دوآتشهٔ قمصر.', 'tea-glass', 3, 'saffron'],
    children: [
      ['tea', 'چای', 'چای سیاه و سبز ایرانی از باغ‌های گیلان، بدون اسانس و رنگ.', 'tea-tin', 3, 'pistachio'],
      ['herbal-teas', 'دمنوش', 'گل‌گاوزبان، غنچهٔ گل محمدی، به‌لیمو و آویشن کوهی.', 'rosebuds', 2, 'rose'],
      ['rosewater', 'گلاب و عرقیات', 'گلاب، عرق نعنا، بیدمشک و بهارنارنج، تقطیرشده در دیگ مسی.', 'rosewater', 2, 'rose'],
    ],
  },
  {
    top: ['books-and-calligraphy', 'کتاب و خوشنویسی', 'کتاب‌های نفیس با جلد دست‌ساز، قطعه‌های خوشنویسی و ابزار خوشنویسان.', 'book', 3, 'pomegranate'],
    children: [
      ['books', 'کتاب', 'دیوان شاعران کهن و دفترهای دست‌دوز با جلد چرم و تذهیب.', 'book', 6, 'turquoise'],
      ['calligraphy', 'قطعهٔ خوشنویسی', 'سیاه‌مشق و قطعهٔ نستعلیق و شکسته، اصل و قاب‌شده.', 'calligraphy', 3, 'earth'],
      ['calligraphy-tools', 'ابزار خوشنویسی', 'قلم نی دزفول، دوات، لیقه، مرکب و کاغذ آهارمهره.', 'pens', 2, 'earth'],
    ],
  },
  {
    top: ['home-and-kitchen', 'خانه و آشپزخانه', 'مس قلم‌زنی و چکشی زنجان، چوب، شمع و هر آنچه سفره و خانه را گرم می‌کند.', 'copper-pot', 3, 'saffron'],
    children: [
      ['copperware', 'ظروف مسی', 'دیگ، قابلمه، سینی و پارچ مسی با قلع خالص خوراکی.', 'copper-tray', 4, 'saffron'],
      ['woodware', 'وسایل چوبی', 'قاشق، تخته و ظرف چوبی از گردو، توت و افرا با روغن خوراکی.', 'spoons', 3, 'earth'],
      ['candles', 'شمع و روشنایی', 'شمع موم زنبور عسل و شمعدان‌هایی برای شب‌های بلند.', 'candles', 3, 'cream'],
    ],
  },
]

function category([slug, title, description, kind, seed, palette]: Row, parentSlug: string | null): DemoCategory {
  return {
    slug,
    parentSlug,
    title,
    description,
    picture: { kind, seed, palette, view: 'setting', alt: `تصویر دستهٔ ${title}` },
  }
}

/** The category tree, parents before their children. */
export const categories: DemoCategory[] = FAMILIES.flatMap(({ top, children }) => [
  category(top, null),
  ...children.map((child) => category(child, top[0])),
])

/** The slug of the parent category, or null for a top one; throws for an unknown slug. */
export function parentOf(slug: string): string | null {
  const found = categories.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`unknown category ${slug}`)
  return found.parentSlug
}
