import type { Slide } from '@hojreh/contract'
import {
  type HomeBlockBody,
  type HomeBlockRecord,
  type HomeKind,
  homeBlocksBody,
} from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { itemId, withIds } from '../../shared/ordered/item-id.ts'
import { parsedList } from '../../shared/ordered/parsed-list.ts'
import { momentText } from '../../shared/typed/moment-text.ts'
import { numberOf } from '../../shared/typed/typed-number.ts'
import { homeMessages as text } from './home.messages.ts'

/** A slide as its fields show it; without a picture it cannot be saved. */
export interface SlideValues extends Omit<Slide, 'image'> {
  id: string
  image: Slide['image'] | null
}
/** A block as its fields show it: times and numbers as they are typed. */
export interface BlockValues extends Omit<HomeBlockRecord, 'from' | 'until' | 'take' | 'slides'> {
  from: string
  until: string
  take: string
  slides: SlideValues[]
}
/** The whole list is one text of the form. */
export type HomeValues = Record<'blocks', string>

export const blocksIn = (value: string): BlockValues[] => parsedList<BlockValues>(value)

export const valuesOf = ({ blocks }: { blocks: readonly HomeBlockRecord[] }): HomeValues => ({
  blocks: JSON.stringify(
    blocks.map((block) => ({
      ...block,
      from: momentText(block.from),
      until: momentText(block.until),
      take: String(block.take),
      slides: withIds(block.slides),
    })),
  ),
})

export const newSlide = (): SlideValues => ({
  ...{ id: itemId(), title: '', subtitle: '', link: '/shop', image: null },
})
export const newBlock = (kind: HomeKind): BlockValues => ({
  ...{ id: itemId(), kind, title: '', isHidden: false, sort: 'newest', category: '', from: '', until: '' },
  ...{ take: kind === 'articles' ? '4' : '12', slides: [], bodyHtml: '' },
})

export const bodyOf = (value: string): HomeBlockBody[] =>
  blocksIn(value).map(({ slides, take, from, until, ...block }) => ({
    ...block,
    take: numberOf(take),
    from: from.trim() || null,
    until: until.trim() || null,
    slides: slides.map(({ title, subtitle, link, image }) => ({
      ...{ title, subtitle, link },
      image: { src: image?.src ?? '', alt: image?.alt ?? '' },
    })),
  }))

/** What is wrong with the first block that is not right. */
export const problemOf = (value: string): string | undefined => {
  const issue = homeBlocksBody.safeParse(bodyOf(value)).error?.issues[0]
  if (!issue) return undefined
  const place = issue.path[0]
  return typeof place === 'number' ? text.problem(formatNumber(place + 1), issue.message) : issue.message
}

/** A line for each block, where a person chooses between two home pages. */
export const wordsOf = (_field: string, value: string): string =>
  blocksIn(value)
    .map(({ kind, title }) => (title ? `${text.kinds[kind]} «${title}»` : text.kinds[kind]))
    .join('، ')
