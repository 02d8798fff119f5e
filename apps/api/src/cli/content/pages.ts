import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { endpoints } from '@hojreh/contract'
import { Command } from 'commander'
import { readShopSettings } from '../../config/shop-settings.ts'
import type { Db } from '../../db/client.ts'
import { dropPage, findWrittenPage, keepPage } from '../../modules/content/content.service.ts'
import { parseFaq, textToHtml } from '../../modules/content/page-text.ts'
import { readShownSetting, showSetting } from '../../modules/content/setting-drafts.repository.ts'
import { listPages } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { ownPaths, startingFaq, startingPage, startingSlugs } from '../../modules/content/starting-text.ts'
import { purify } from '../../modules/import/html/purifier.ts'
import { excerptOfHtml } from '../../shared/html-text.ts'
import { withShop } from '../lib/open-shop.ts'
import { table } from '../lib/table.ts'
import { pagesTexts as texts } from './pages.messages.ts'

const FAQ = 'faq'
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
/** Texts name the shop; nothing else of the configuration matters to them. */
const factsOf = (db: Db) => readShopFacts(db, readShopSettings(process.env))
/** A file of the merchant's own: HTML without scripts and styles, or paragraphs of plain text. */
const toHtml = (text: string) =>
  /<[a-z]/i.test(text) ? purify(text, { hasLinks: true }).trim() : textToHtml(text)
const pathOf = (slug: string) =>
  slug === FAQ || ownPaths.some((own) => own === slug) ? `/${slug}` : `/page/${slug}`

const listCommand = new Command('list')
  .description('همه‌ی صفحه‌ها و این‌که متن آن‌ها از شماست یا متن آغازین · all pages')
  .action(() =>
    withShop(async ({ database: { db } }) => {
      const written = await listPages(db)
      const slugs = new Set([...startingSlugs, ...written.map(({ slug }) => slug)])
      const rows: string[][] = []
      for (const slug of slugs) {
        const own = await findWrittenPage(db, slug)
        const { title = slug } = own ?? startingPage(slug, await factsOf(db)) ?? {}
        rows.push([pathOf(slug), title, own ? texts.own : texts.starting])
      }
      const faq = await readShownSetting(db, 'faq')
      rows.push([pathOf(FAQ), 'سوالات متداول', faq ? texts.own : texts.starting])
      say(table(texts.headings, rows))
    }),
  )

const showCommand = new Command('show')
  .description('متن یک صفحه، برای ذخیره در فایل و ویرایش · the text of a page')
  .argument('<slug>', 'مانند about-us یا shipping')
  .action((slug: string, _options: unknown, command: Command) =>
    withShop(async ({ database: { db } }) => {
      if (slug === FAQ) {
        const groups = (await readShownSetting(db, 'faq')) ?? startingFaq
        for (const { title, questions } of groups)
          say(
            [
              `## ${title}`,
              ...questions.map(({ question, answerHtml }) => `### ${question}\n${answerHtml}`),
            ].join('\n\n'),
          )
        return
      }
      const page = (await findWrittenPage(db, slug)) ?? startingPage(slug, await factsOf(db))
      if (!page) return command.error(texts.unknown(slug))
      say(page.bodyHtml)
    }),
  )

const setCommand = new Command('set')
  .description('متن یک صفحه را از فایل می‌گیرد · takes the text of a page from a file')
  .argument('<slug>', 'مانند about-us، faq یا نشانی یک صفحه‌ی تازه')
  .argument('<file>', 'HTML یا متن ساده · HTML or plain text')
  .option('--title <title>', 'عنوان صفحه · its title')
  .action((slug: string, file: string, { title }: { title?: string }, command: Command) =>
    withShop(async ({ database: { db } }) => {
      const text = await readFile(resolve(process.env.INIT_CWD ?? '', file), 'utf8')
      if (slug === FAQ) {
        const groups = parseFaq(text, toHtml)
        if (!groups) return command.error(texts.badFaq)
        await showSetting(db, 'faq', groups)
        return say(texts.kept)
      }
      if (!endpoints.getPage.query.shape.slug.safeParse(slug).success) return command.error(texts.badSlug)
      const before = (await findWrittenPage(db, slug)) ?? startingPage(slug, await factsOf(db))
      const named = title ?? before?.title
      if (!named) return command.error(texts.titleNeeded)
      const bodyHtml = toHtml(text)
      if (excerptOfHtml(bodyHtml) === '') return command.error(texts.empty)
      await keepPage(db, { slug, title: named, bodyHtml, description: excerptOfHtml(bodyHtml) })
      say(texts.kept)
    }),
  )

const resetCommand = new Command('reset')
  .description(
    'متن آغازین را برمی‌گرداند؛ صفحه‌ای که خودتان ساخته‌اید برداشته می‌شود · brings the starting text back',
  )
  .argument('<slug>')
  .action((slug: string, _options: unknown, command: Command) =>
    withShop(async ({ database: { db } }) => {
      if (slug === FAQ) await showSetting(db, 'faq', null)
      else if (await findWrittenPage(db, slug)) await dropPage(db, slug)
      else return command.error(texts.unknown(slug))
      say(slug === FAQ || startingSlugs.includes(slug) ? texts.reset : texts.removed)
    }),
  )

export const pagesCommand = new Command('pages')
  .description('صفحه‌های ثابت: درباره ما، شیوه‌های ارسال و … · static pages')
  .addCommand(listCommand)
  .addCommand(showCommand)
  .addCommand(setCommand)
  .addCommand(resetCommand)
