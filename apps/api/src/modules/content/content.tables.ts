import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { products, type StoredImage } from '../catalog/catalog.tables.ts'

export const articleCategories = pgTable('article_categories', {
  id: idColumn(),
  slug: text().notNull().unique(),
  title: text().notNull(),
})

/** The writers of articles. */
export const authors = pgTable('authors', {
  id: idColumn(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** What spellings of the name have in common; see `nameForm`. */
  form: text().notNull().unique(),
  /** A few words about the author, without markup. */
  about: text().notNull().default(''),
  image: jsonb().$type<StoredImage>(),
  /** Forms of further names that lead to this author: its former ones, and those of authors who were merged into it. */
  otherForms: text().array().notNull().default([]),
  createdAt: instantColumn().notNull(),
})

export const articles = pgTable(
  'articles',
  {
    id: idColumn(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    bodyHtml: text().notNull(),
    cover: jsonb().$type<StoredImage>(),
    author: text().notNull(),
    /** Code that does not know authors writes the name alone: the name counts where the two differ. */
    authorId: text().references(() => authors.id),
    categoryId: text().references(() => articleCategories.id),
    readingMinutes: integer().notNull(),
    searchJoined: text().notNull(),
    /** For search engines and social networks; empty: its own words. */
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** Readers see it from then on; a draft has none. */
    publishedAt: instantColumn(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index('articles_newest').on(table.publishedAt.desc(), table.id),
    index('articles_category').on(table.categoryId),
    index('articles_author').on(table.authorId),
    index('articles_search_joined').using('gin', table.searchJoined.op('gin_trgm_ops')),
  ],
)

/** Former versions of articles, one for each edit of their text. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** The edition of the article while this was its text. */
    version: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    bodyHtml: text().notNull(),
    author: text().notNull(),
    /** Categories and tags by their titles: they may be gone by the time the revision is read. */
    category: text(),
    tags: text().array().notNull(),
    /** The name, at that time, of the member who saved this text; null for the writer of the draft. */
    savedBy: text(),
    savedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
)

export const articleTags = pgTable('article_tags', {
  id: idColumn(),
  slug: text().notNull().unique(),
  title: text().notNull(),
})

export const articlesToTags = pgTable(
  'articles_to_tags',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: text()
      .notNull()
      .references(() => articleTags.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('articles_to_tags_tag').on(table.tagId),
  ],
)

export const articlesToProducts = pgTable(
  'articles_to_products',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.productId] }),
    index('articles_to_products_product').on(table.productId),
  ],
)

/** Static pages by slug, about us and license among them. */
export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  bodyHtml: text().notNull(),
  /** As an article's. */
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  updatedAt: instantColumn().notNull(),
})

/** Drafts of static pages. From `publishAt` on a draft replaces the page; without it the draft waits for a member. */
export const pageDrafts = pgTable('page_drafts', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  bodyHtml: text().notNull(),
  seoTitle: text().notNull(),
  seoDescription: text().notNull(),
  publishAt: instantColumn(),
})

/** Former versions of static pages, one for each edit. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    slug: text().notNull(),
    /** The edition of the page while this was its text. */
    version: integer().notNull(),
    title: text().notNull(),
    bodyHtml: text().notNull(),
    seoTitle: text().notNull(),
    seoDescription: text().notNull(),
    /** Null for the text that every shop starts with. */
    savedBy: text(),
    savedAt: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.version] })],
)

/**
 * Drafts of settings that hold text. From `publishAt` on a draft counts in the place of the setting; see {@link
 * pageDrafts}.
 */
export const settingDrafts = pgTable('setting_drafts', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  publishAt: instantColumn(),
})

/** Former values of such settings, one for each edit. */
export const settingRevisions = pgTable(
  'setting_revisions',
  {
    name: text().notNull(),
    /** The edition of the setting while this was its value. */
    version: integer().notNull(),
    value: jsonb().notNull(),
    /** Null for what every shop starts with. */
    savedBy: text(),
    savedAt: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)

/** One row per setting; what each name holds is `SettingValues` in `setting-values.ts`. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instantColumn().notNull().default(sql`now()`),
})
