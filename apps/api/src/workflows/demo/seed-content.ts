import type { DemoFaqGroup, DemoShop } from '@hojreh/demo-shop'
import type { Db } from '../../db/client.ts'
import { pages } from '../../modules/content/content.tables.ts'
import type { StoredSlide } from '../../modules/content/setting-values.ts'
import { writeSetting } from '../../modules/content/settings.repository.ts'
import type { MediaStore } from '../../modules/media/media-store.ts'
import { excerptOfHtml } from '../../shared/html-text.ts'
import { storePicture } from './seed-pictures.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const toHtml = (text: string) => `<p>${text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}</p>`

const toFaq = (groups: DemoFaqGroup[]) =>
  groups.map(({ title, items }) => ({
    title,
    questions: items.map(({ question, answer }) => ({ question, answerHtml: toHtml(answer) })),
  }))

/** Menus, slides, static pages and the rest of the site. */
export const seedContent = async (tx: Db, shop: DemoShop, store: MediaStore, now: Date): Promise<void> => {
  const site = shop.siteContent
  const slides: StoredSlide[] = []
  for (const { image, title, subtitle, url } of site.slider)
    slides.push({ title, subtitle, link: url, image: await storePicture(store, image) })
  const banners: StoredSlide[] = []
  for (const { image, title, url } of site.banners)
    banners.push({ title, subtitle: '', link: url, image: await storePicture(store, image) })
  const about = { slug: 'about-us', ...site.aboutUs, description: excerptOfHtml(site.aboutUs.bodyHtml) }
  const license = { slug: 'license', ...site.license, description: excerptOfHtml(site.license.bodyHtml) }
  const { address, phones, email, hours, location } = site.contactUs

  await writeSetting(tx, 'logo', { title: site.shopName, slogan: site.tagline, url: null })
  await writeSetting(tx, 'indexMenu', site.indexMenu)
  await writeSetting(tx, 'footerMenu', site.footerMenu)
  await writeSetting(
    tx,
    'social',
    site.social.map(({ network, title, url }) => ({ name: network, title, url })),
  )
  await writeSetting(tx, 'slider', slides)
  await writeSetting(tx, 'banner', banners)
  await writeSetting(tx, 'aboutUs', about)
  await writeSetting(tx, 'license', license)
  await writeSetting(tx, 'contactUs', {
    title: 'تماس با ما',
    description: `آدرس، تلفن و ساعت کاری ${site.shopName}`,
    address,
    phones,
    email,
    hours: hours.map(({ days, time }) => `${days}: ${time}`).join('، '),
    location,
  })
  await writeSetting(tx, 'faq', toFaq(site.faq))
  if (site.pages.length > 0)
    await tx
      .insert(pages)
      .values(
        site.pages.map((page) => ({ ...page, description: excerptOfHtml(page.bodyHtml), updatedAt: now })),
      )
}
