import type { CsvCell } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { exportedCategories } from '../../modules/catalog/category-export.repository.ts'
import { exportedComments } from '../../modules/comment/comment-export.repository.ts'
import {
  exportedArticles,
  exportedPages,
  exportedSettings,
} from '../../modules/content/content-export.repository.ts'
import { exportedCustomers } from '../../modules/identity/customer-export.repository.ts'
import { maskPhone } from '../../shared/mask-phone.ts'

export type Cells = Record<string, CsvCell>
/** The columns of a file, and its rows as cells by column. */
export interface Table {
  header: readonly string[]
  rows: AsyncIterable<Cells>
}

const tableOf = <Row>(
  rows: AsyncIterable<Row>,
  columns: Record<string, (row: Row) => CsvCell | Date>,
): Table => {
  const entries = Object.entries(columns)
  const cellsOf = (row: Row): Cells =>
    Object.fromEntries(
      entries.map(([name, cell]) => {
        const value = cell(row)
        return [name, value instanceof Date ? value.toISOString() : value]
      }),
    )
  async function* cells() {
    for await (const row of rows) yield cellsOf(row)
  }
  return { header: entries.map(([name]) => name), rows: cells() }
}

export const customersTable = (tx: Db, withPhones: boolean): Table =>
  tableOf(exportedCustomers(tx), {
    id: ({ id }) => id,
    phone: ({ phone }) => (withPhones ? phone : maskPhone(phone)),
    firstName: ({ firstName }) => firstName,
    lastName: ({ lastName }) => lastName,
    email: ({ email }) => (withPhones ? email : null),
    createdAt: ({ createdAt }) => createdAt,
    blockedAt: ({ blockedAt }) => blockedAt,
  })

export const articlesTable = (tx: Db): Table =>
  tableOf(exportedArticles(tx), {
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    summary: ({ summary }) => summary,
    bodyHtml: ({ bodyHtml }) => bodyHtml,
    author: ({ author }) => author,
    category: ({ category }) => category,
    tags: ({ tags }) => tags,
    products: ({ products }) => products,
    cover: ({ cover }) => cover && JSON.stringify(cover),
    seoTitle: ({ seoTitle }) => seoTitle,
    seoDescription: ({ seoDescription }) => seoDescription,
    publishedAt: ({ publishedAt }) => publishedAt,
  })

export const pagesTable = (tx: Db): Table =>
  tableOf(exportedPages(tx), {
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    description: ({ description }) => description,
    bodyHtml: ({ bodyHtml }) => bodyHtml,
    seoTitle: ({ seoTitle }) => seoTitle,
    seoDescription: ({ seoDescription }) => seoDescription,
    updatedAt: ({ updatedAt }) => updatedAt,
  })

export const settingsTable = (tx: Db): Table =>
  tableOf(exportedSettings(tx), {
    name: ({ name }) => name,
    value: ({ value }) => JSON.stringify(value),
    updatedAt: ({ updatedAt }) => updatedAt,
  })

export const categoriesTable = (tx: Db): Table =>
  tableOf(exportedCategories(tx), {
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    parent: ({ parent }) => parent,
    description: ({ description }) => description,
    position: ({ position }) => position,
    attributes: ({ attributes }) => JSON.stringify(attributes),
    image: ({ image }) => image && JSON.stringify(image),
    seoTitle: ({ seoTitle }) => seoTitle,
    seoDescription: ({ seoDescription }) => seoDescription,
    formerSlugs: ({ formerSlugs }) => formerSlugs.join(' | '),
  })

export const reviewsTable = (tx: Db): Table =>
  tableOf(exportedComments(tx), {
    id: ({ id }) => id,
    product: ({ product }) => product,
    article: ({ article }) => article,
    authorName: ({ authorName }) => authorName,
    isBuyer: ({ isBuyer }) => Number(isBuyer),
    rating: ({ rating }) => rating,
    text: ({ text }) => text,
    reply: ({ reply }) => reply,
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => createdAt,
  })
