import { readFile } from 'node:fs/promises'
import { endpoints } from '@hojreh/contract'
import { Command } from 'commander'
import { readShopSettings } from '../../config/shop-settings.ts'
import type { Db } from '../../db/client.ts'
import { findWrittenPage } from '../../modules/content/content.service.ts'
import { parseFaq, textToHtml } from '../../modules/content/page-text.ts'
import { readShownSetting } from '../../modules/content/setting-drafts.repository.ts'
import { listPages } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { ownPaths, startingFaq, startingPage, startingSlugs } from '../../modules/content/starting-text.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { FAQ_SUBJECT, writeFaq } from '../../workflows/content/write-faq.ts'
import { pageSubject, resetPage, writePage } from '../../workflows/content/write-page.ts'
import { whereTold } from '../lib/csv-file.ts'
import { withShop } from '../lib/open-shop.ts'
import { table } from '../lib/table.ts'
import { refusedAs, tellRefusal } from '../lib/tell-refusal.ts'
import { say, withDependencies } from '../orders/order-command.ts'
import { pagesTexts as texts } from './pages.messages.ts'

const FAQ = 'faq'
/** The command line has every permission. */
const operator = { mayPublish: true }
/** Texts name the shop; nothing else of the configuration matters to them. */
const factsOf = (db: Db) => readShopFacts(db, readShopSettings(process.env))
/** A file of the merchant's own: HTML, which is cleaned as that of the editor is, or paragraphs of plain text. */
const toHtml = (text: string) => (/<[a-z]/i.test(text) ? text.trim() : textToHtml(text))
/** What is there now: a form that is open at the desk meanwhile hears of this edit. */
const versionOf = async (db: Db, subject: string): Promise<number> =>
  (await withEdition(db, subject, async () => ({}))).edition.version
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
    withDependencies(async (dependencies) => {
      const { db } = dependencies.database
      const desk = commandLineDesk(dependencies, 'pages set')
      const text = await readFile(whereTold(file), 'utf8')
      if (slug === FAQ) {
        const groups = parseFaq(text, toHtml)
        if (!groups) return command.error(texts.badFaq)
        const edit = { version: await versionOf(db, FAQ_SUBJECT), groups, show: 'now' } as const
        await writeFaq(desk, edit, operator).catch(tellRefusal(command))
        return say(texts.kept)
      }
      if (!endpoints.getPage.query.shape.slug.safeParse(slug).success) return command.error(texts.badSlug)
      const version = await versionOf(db, pageSubject(slug))
      const shown = (await findWrittenPage(db, slug)) ?? startingPage(slug, await factsOf(db))
      const named = title ?? shown?.title
      if (!named) return command.error(texts.titleNeeded)
      const edit = { version, title: named, bodyHtml: toHtml(text), show: 'now' } as const
      await writePage(desk, slug, shown, edit, operator)
        .catch(refusedAs(command, 'page_empty', texts.empty))
        .catch(tellRefusal(command))
      say(texts.kept)
    }),
  )

const resetCommand = new Command('reset')
  .description(
    'متن آغازین را برمی‌گرداند؛ صفحه‌ای که خودتان ساخته‌اید برداشته می‌شود · brings the starting text back',
  )
  .argument('<slug>')
  .action((slug: string, _options: unknown, command: Command) =>
    withDependencies(async (dependencies) => {
      const desk = commandLineDesk(dependencies, 'pages reset')
      if (slug === FAQ) {
        const version = await versionOf(dependencies.database.db, FAQ_SUBJECT)
        await writeFaq(desk, { version, groups: null }, operator).catch(tellRefusal(command))
      } else await resetPage(desk, slug).catch(refusedAs(command, 'not_found', texts.unknown(slug)))
      say(slug === FAQ || startingSlugs.includes(slug) ? texts.reset : texts.removed)
    }),
  )

export const pagesCommand = new Command('pages')
  .description('صفحه‌های ثابت: درباره ما، شیوه‌های ارسال و … · static pages')
  .addCommand(listCommand)
  .addCommand(showCommand)
  .addCommand(setCommand)
  .addCommand(resetCommand)
