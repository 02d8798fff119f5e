import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { WxrFileError } from './wxr-error.ts'
import { newItem, putIntoItem, type WxrItem } from './wxr-item.ts'

/** Longer than any text that a person wrote. */
const MAX_ITEM = 8 * 1024 * 1024
const MAX_DEPTH = 64

/** What the file says of itself before its items. */
export interface WxrSite {
  /** `https://old.example` */
  origin: string | null
  /** The names that readers saw, by the names with which the authors signed in. */
  authors: Map<string, string>
}

/** Reads pieces of a file; the items that ended are in `items`. Entities of the file's own are never expanded. */
const makeReader = (site: WxrSite) => {
  const parser = new SaxesParser()
  const items: WxrItem[] = []
  let isWxr = false
  let item: WxrItem | null = null
  let size = 0
  let login = ''
  const open: { name: string; text: string; attributes: Record<string, string> }[] = []

  parser.on('doctype', () => {
    throw new WxrFileError('declares')
  })
  parser.on('error', () => {
    throw isWxr ? new WxrFileError('bad_xml', String(parser.line)) : new WxrFileError('not_wxr')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 0 && name !== 'rss') throw new WxrFileError('not_wxr')
    if (open.length > MAX_DEPTH) throw new WxrFileError('bad_xml', String(parser.line))
    open.push({ name, text: '', attributes })
    if (name === 'item' && open.length === 3) {
      item = newItem(parser.line)
      size = 0
    }
  })
  const onText = (text: string) => {
    size += text.length
    if (size > MAX_ITEM) throw new WxrFileError('too_large', String(item?.line ?? 1))
    const leaf = open.at(-1)
    if (leaf) leaf.text += text
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (!closed) return
    const path = [...open.map(({ name }) => name), closed.name]
    if (closed.name === 'wp:wxr_version') isWxr = true
    if (path[2] === 'item' && item) {
      if (path.length > 3) return putIntoItem(item, path.slice(3), closed.text, closed.attributes)
      if (!isWxr) throw new WxrFileError('not_wxr')
      items.push(item)
      item = null
    } else if (path.length === 3 && closed.name === 'link')
      site.origin = URL.parse(closed.text)?.origin ?? null
    else if (closed.name === 'wp:author_login') login = closed.text
    else if (closed.name === 'wp:author_display_name') site.authors.set(login, closed.text.trim())
    if (item === null) size = 0
  })
  return { parser, takeItems: () => items.splice(0), isWxr: () => isWxr }
}

/**
 * The items of WordPress's export (WXR), one after another; the file is never in memory as a whole. `site` is filled
 * before the first one, `onBytes` hears how much was read. Throws {@link WxrFileError}.
 */
export async function* readWxr(
  path: string,
  site: WxrSite,
  onBytes: (count: number) => void,
): AsyncGenerator<WxrItem> {
  const { parser, takeItems, isWxr } = makeReader(site)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      onBytes(chunk.length)
      parser.write(decoder.decode(chunk, { stream: true }))
      yield* takeItems()
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    if (error instanceof TypeError) throw new WxrFileError('not_wxr')
    throw error instanceof Error && 'syscall' in error ? new WxrFileError('missing', path) : error
  }
  yield* takeItems()
  if (!isWxr()) throw new WxrFileError('not_wxr')
}
