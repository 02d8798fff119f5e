import { type WxrRefusal, wxrRefusals } from '../../../modules/import/wordpress/wxr.messages.ts'
import type { WxrItem } from '../../../modules/import/wordpress/wxr-item.ts'

export interface WordpressReport {
  items: number
  articles: number
  pages: number
  comments: number
  redirects: number
  /** Posts and pages whose address is taken here already: they stay as they are. */
  same: number
  /** Pictures of what was taken; they are downloaded later. */
  pictures: number
  menuLinks: number
  /** Items of other kinds, by kind. */
  others: Record<string, number>
  refused: { line: number; title: string; code: WxrRefusal; reason: string }[]
  /** Old addresses that could not be redirected, with the reason. */
  unredirected: { from: string; reason: string }[]
  seconds: number
}

export const newReport = (): WordpressReport => ({
  ...{ items: 0, articles: 0, pages: 0, comments: 0, redirects: 0, same: 0, pictures: 0, seconds: 0 },
  menuLinks: 0,
  ...{ others: {}, refused: [], unredirected: [] },
})

export const refuse = ({ refused }: WordpressReport, { line, title }: WxrItem, code: WxrRefusal): void => {
  refused.push({ line, title: title.slice(0, 80), code, reason: wxrRefusals[code] })
}
