export interface WxrComment {
  author: string
  text: string
  createdAt: string
  isShown: boolean
}

/** An item of WordPress's export as it is written there. Addresses of mail and IP addresses are not read. */
export interface WxrItem {
  line: number
  type: string
  status: string
  title: string
  link: string
  slug: string
  author: string
  isLocked: boolean
  content: string
  excerpt: string
  /** Of Greenwich; empty for a draft. */
  publishedAt: string
  categories: string[]
  tags: string[]
  /** Its number in the old shop. */
  id: string
  /** Of an attachment: where its file is. */
  attachmentUrl: string
  menuOrder: string
  /** The menu that an item of one is in, and what it is called. */
  menu: string
  menuTitle: string
  /** What plugins and the editor noted; only what we know is read. */
  meta: Map<string, string>
  comments: WxrComment[]
}

export const newItem = (line: number): WxrItem => ({
  line,
  ...{ type: '', status: '', title: '', link: '', slug: '', author: '', isLocked: false },
  ...{ content: '', excerpt: '', publishedAt: '', categories: [], tags: [], comments: [] },
  ...{ id: '', attachmentUrl: '', menuOrder: '', menu: '', menuTitle: '', meta: new Map() },
})

const META_KEY = '\0key'
const knownMeta = /^_(?:thumbnail_id|menu_item_(?:type|object|object_id|url|menu_item_parent))$/

const newComment = (): WxrComment => ({ author: '', text: '', createdAt: '', isShown: true })

const texts = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_name': 'slug',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:post_date_gmt': 'publishedAt',
  'wp:post_id': 'id',
  'wp:attachment_url': 'attachmentUrl',
  'wp:menu_order': 'menuOrder',
} as const satisfies Record<string, keyof WxrItem>
const commentTexts = {
  'wp:comment_author': 'author',
  'wp:comment_content': 'text',
  'wp:comment_date_gmt': 'createdAt',
} as const satisfies Record<string, keyof WxrComment>

const isOf = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name)

const putIntoComment = (comment: WxrComment, name: string, text: string) => {
  if (isOf(commentTexts, name)) comment[commentTexts[name]] = text
  if (name === 'wp:comment_approved' && text !== '1') comment.isShown = false
  // Pings of other sites are no comments.
  if (name === 'wp:comment_type' && !['', 'comment'].includes(text)) comment.isShown = false
}

/**
 * Puts what an element inside of an item says into it.
 * @param path the names of the elements around it, from the item down, and its own
 */
export const putIntoItem = (
  item: WxrItem,
  path: readonly string[],
  text: string,
  attributes: Readonly<Record<string, string>>,
): void => {
  const [name = '', inner] = path
  if (name === 'wp:comment') {
    if (inner === 'wp:comment_id') item.comments.push(newComment())
    const comment = item.comments.at(-1)
    if (comment && inner && path.length === 2) putIntoComment(comment, inner, text.trim())
    return
  }
  if (name === 'wp:postmeta') {
    // The key comes before its value.
    if (inner === 'wp:meta_key') item.meta.set(META_KEY, text.trim())
    const key = item.meta.get(META_KEY) ?? ''
    if (inner === 'wp:meta_value' && knownMeta.test(key)) item.meta.set(key, text.trim())
    return
  }
  if (inner !== undefined) return
  if (isOf(texts, name)) item[texts[name]] = text
  if (name === 'wp:post_password' && text !== '') item.isLocked = true
  if (name === 'category' && attributes.domain === 'category') item.categories.push(text.trim())
  if (name === 'category' && attributes.domain === 'nav_menu')
    Object.assign(item, { menu: attributes.nicename ?? '', menuTitle: text })
  if (name === 'category' && attributes.domain === 'post_tag') item.tags.push(text.trim())
}
