import type { EndpointResponse, endpoints, MenuItem } from '@hojreh/contract'
import { type Html, html } from '../../http/html.ts'
import { excerptOfHtml } from '../../shared/html-text.ts'
import type { StoredPage } from './setting-values.ts'

/** The facts that the texts use. */
export interface ShopFacts {
  title: string
  slogan: string
}

const page = (slug: string, title: string, body: Html): StoredPage => {
  const bodyHtml = body.markup
  return { slug, title, bodyHtml, description: excerptOfHtml(bodyHtml) }
}

/** The words above the ways to reach the shop; a shop starts without any. */
export const CONTACT_SLUG = 'contact-us'

/** Default text of a page until the merchant sets one (`shop pages set`). It states only what holds for every shop. */
const texts = {
  'about-us': ({ title, slogan }) =>
    page(
      'about-us',
      'درباره ما',
      html`<p>به ${title} خوش آمدید.${slogan ? ` ${slogan}` : ''}</p><p>کالاها را همان‌گونه که هستند نشان می‌دهیم، با قیمت روشن و بدون هزینه‌ی پنهان. اگر پیش از خرید پرسشی دارید، از صفحه‌ی <a href="/contact-us">تماس با ما</a> بنویسید.</p>`,
    ),
  [CONTACT_SLUG]: () => page(CONTACT_SLUG, 'تماس با ما', html``),
  license: ({ title }) =>
    page(
      'license',
      'مجوزها',
      html`<p>${title} زیر نظر قوانین تجارت الکترونیکی ایران کار می‌کند. مجوزها و نشان‌های فروشگاه پس از دریافت در همین صفحه و پایین همه‌ی صفحه‌ها می‌آیند و با یک کلیک در سامانه‌ی صادرکننده قابل بررسی‌اند.</p>`,
    ),
  'buying-guide': () =>
    page(
      'buying-guide',
      'راهنمای خرید',
      html`<ol><li>کالا را از جستجو یا دسته‌ها پیدا کنید و به سبد خرید بیفزایید.</li><li>با شماره‌ی همراه و کد تایید وارد شوید.</li><li>آدرس و شیوه‌ی ارسال را انتخاب کنید.</li><li>سفارش را بازبینی و پرداخت کنید. کالاها هنگام پرداخت پانزده دقیقه برای شما نگه داشته می‌شوند.</li></ol><p>وضعیت سفارش را در پروفایل خود می‌بینید و با پیامک هم خبرتان می‌کنیم.</p>`,
    ),
  shipping: () =>
    page(
      'shipping',
      'شیوه‌های ارسال',
      html`<p>شیوه‌های ارسال به آدرس شما و هزینه‌ی هر یک را پیش از پرداخت می‌بینید. پس از ارسال، کد رهگیری را پیامک می‌کنیم؛ همان کد در صفحه‌ی سفارش شما هم هست.</p>`,
    ),
  returns: () =>
    page(
      'returns',
      'بازگرداندن کالا',
      html`<p>تا هفت روز پس از تحویل می‌توانید از صفحه‌ی سفارش، درخواست بازگرداندن کالا را ثبت کنید. برای هماهنگی با شما تماس می‌گیریم و پس از رسیدن و بررسی کالا، مبلغ آن را برمی‌گردانیم.</p>`,
    ),
  terms: ({ title }) =>
    page(
      'terms',
      'شرایط و قوانین',
      html`<p>با ثبت سفارش در ${title}، این شرایط را پذیرفته‌اید.</p><h2>سفارش</h2><p>سفارش زمانی قطعی است که پرداخت آن تایید شود. اگر قیمت یا موجودی میان سبد و پرداخت تغییر کند، پیش از رفتن به بانک خبرتان می‌کنیم.</p><h2>اختلاف</h2><p>اگر اختلافی پیش آمد نخست با خود ما در میان بگذارید؛ در صورت حل نشدن، رسیدگی با مرجع‌های قانونی است.</p>`,
    ),
  privacy: ({ title }) =>
    page(
      'privacy',
      'حریم خصوصی',
      html`<p>${title} تنها چیزهایی را می‌پرسد که بی آن‌ها سفارش به دستتان نمی‌رسد: شماره‌ی همراه، نام و آدرس گیرنده. شماره‌ی کامل کارت و رمز آن را در صفحه‌ی بانک وارد می‌کنید و هرگز به ما نمی‌رسد.</p><p>می‌توانید دستگاه‌های واردشده را در پروفایل ببینید و خارج کنید، و اطلاعات خود را ویرایش کنید.</p>`,
    ),
} satisfies Record<string, (shop: ShopFacts) => StoredPage>

export const startingSlugs = Object.keys(texts)

const hasText = (slug: string): slug is keyof typeof texts => Object.hasOwn(texts, slug)
export const startingPage = (slug: string, shop: ShopFacts): StoredPage | null =>
  hasText(slug) ? texts[slug](shop) : null

/** Slugs of pages with a path of their own; the others are below `/page/`. */
export const ownPaths = ['about-us', CONTACT_SLUG, 'license'] as const

/** Where shoppers read a static page. */
export const pathOfPage = (slug: string): string =>
  ownPaths.some((own) => own === slug) ? `/${slug}` : `/page/${slug}`

export const startingFaq: EndpointResponse<typeof endpoints.getFaq> = [
  {
    title: 'سفارش و پرداخت',
    questions: [
      {
        question: 'چطور سفارش بدهم؟',
        answerHtml: '<p>گام‌های خرید را در <a href="/page/buying-guide">راهنمای خرید</a> نوشته‌ایم.</p>',
      },
      {
        question: 'پول از حسابم کم شد ولی سفارش ثبت نشد؛ چه کنم؟',
        answerHtml:
          '<p>دوباره نپردازید. پرداخت‌هایی را که نتیجه‌شان نرسیده است از بانک می‌پرسیم و سفارش را خودکار ثبت می‌کنیم؛ اگر پرداخت نشده باشد، بانک مبلغ را تا ۷۲ ساعت برمی‌گرداند.</p>',
      },
    ],
  },
  {
    title: 'ارسال و بازگرداندن',
    questions: [
      {
        question: 'سفارشم کجاست؟',
        answerHtml: '<p>وضعیت سفارش و کد رهگیری را در پروفایل، در صفحه‌ی همان سفارش می‌بینید.</p>',
      },
      {
        question: 'تا کی می‌توانم کالا را برگردانم؟',
        answerHtml:
          '<p>تا هفت روز پس از تحویل؛ شرح آن در <a href="/page/returns">بازگرداندن کالا</a> است.</p>',
      },
    ],
  },
]

const link = (title: string, url: string, children: MenuItem[] = []): MenuItem => ({ title, url, children })
const about = link('درباره ما', '/about-us')
const contact = link('تماس با ما', '/contact-us')
const faq = link('سوالات متداول', '/faq')

/** Leads to nothing that is not there: the blog is named once it has an article. */
export const startingMenus = (
  { title }: ShopFacts,
  hasArticles: boolean,
): Record<'indexMenu' | 'footerMenu', MenuItem[]> => {
  const blog = hasArticles ? [link('بلاگ', '/blog')] : []
  return {
    indexMenu: [link('همه‌ی کالاها', '/shop'), ...blog, faq, about, contact],
    footerMenu: [
      link('خرید', '/shop', [
        link('راهنمای خرید', '/page/buying-guide'),
        link('شیوه‌های ارسال', '/page/shipping'),
        link('بازگرداندن کالا', '/page/returns'),
        faq,
      ]),
      link(title, '/about-us', [about, contact, ...blog]),
      link('اعتماد', '/license', [
        link('مجوزها', '/license'),
        link('شرایط و قوانین', '/page/terms'),
        link('حریم خصوصی', '/page/privacy'),
      ]),
    ],
  }
}
