import { endpoints } from '@hojreh/contract'
import { normalizeText } from '@hojreh/persian'
import { textOf } from '../../../modules/import/rows/values.ts'
import type { FoundPicture } from '../../../modules/import/wordpress/text-pictures.ts'
import type { WxrRefusal } from '../../../modules/import/wordpress/wxr.messages.ts'
import type { WxrItem } from '../../../modules/import/wordpress/wxr-item.ts'
import { cleanWxrText, isTooLong } from '../../../modules/import/wordpress/wxr-text.ts'
import { excerpt, excerptOfHtml, htmlText } from '../../../shared/html-text.ts'
import { slugOf } from '../../../shared/slug.ts'

const MAX_TITLE = 300
const SUMMARY = 160

/** A text of WordPress's as this shop would keep it. */
export interface WordpressText {
  title: string
  slug: string
  bodyHtml: string
  pictures: FoundPicture[]
  summary: string
  /** Null: a draft. */
  publishedAt: Date | null
}

const decoded = (slug: string): string => {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

const instantOf = (greenwich: string): Date | null => {
  const instant = new Date(`${greenwich.trim().replace(' ', 'T')}Z`)
  return instant.getUTCFullYear() > 1990 ? instant : null
}

/** What is shown, or will be at its time; everything that others may not see stays where it is. */
const refusalOf = ({ status, isLocked, title, content }: WxrItem): WxrRefusal | null => {
  if (status === 'private' || isLocked) return 'private'
  if (!['publish', 'future', 'draft', 'pending'].includes(status)) return 'trashed'
  if (title.trim() === '') return 'no_title'
  if (title.length > MAX_TITLE) return 'title_too_long'
  return isTooLong(content) ? 'too_long' : null
}

/** Reads a post or a page, or says why it is not taken. */
export const readText = (item: WxrItem, origin: string | null): WordpressText | WxrRefusal => {
  const refusal = refusalOf(item)
  if (refusal) return refusal
  const title = textOf({ text: item.title })
  const { html: bodyHtml, pictures } = cleanWxrText(item.content, origin)
  const slug = slugOf(decoded(item.slug) || title, 'article')
  if (excerptOfHtml(bodyHtml) === '') return 'empty'
  if (item.type === 'page' && !endpoints.getPage.query.shape.slug.safeParse(slug).success) return 'bad_slug'
  return {
    ...{ title, slug, bodyHtml, pictures },
    summary: excerpt(normalizeText(htmlText(item.excerpt || bodyHtml)), SUMMARY),
    publishedAt: ['publish', 'future'].includes(item.status) ? instantOf(item.publishedAt) : null,
  }
}

/** The comments that readers saw, without anything of their authors but the name. */
export const readComments = ({ comments }: WxrItem, maxLength: number) =>
  comments.flatMap(({ author, text, createdAt, isShown }) => {
    const words = normalizeText(htmlText(text)).slice(0, maxLength)
    const at = instantOf(createdAt)
    const authorName = normalizeText(htmlText(author)).slice(0, 60)
    return isShown && words !== '' && authorName !== '' && at
      ? [{ authorName, text: words, createdAt: at }]
      : []
  })
