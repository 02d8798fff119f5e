import { useGetHomeBlocksQuery } from '@hojreh/api/react'
import { BuyableCard, EmptyPage, useApp } from '@hojreh/app'
import { HomeBlockView } from '@hojreh/app/home'
import type { HomeBlock } from '@hojreh/contract'
import { Sections, VisuallyHidden } from '@hojreh/ui'
import { homeMessages as text } from '../features/home/home.messages.ts'
import { HomeHead } from '../features/home/home-head.tsx'

export { loadHome as load } from '../features/home/load-home.ts'

const filling: readonly HomeBlock['kind'][] = ['categories', 'offers', 'goods', 'text']
const noBlocks: HomeBlock[] = []

/** The home page: the blocks that the shop put together, in its order. */
export const Component = () => {
  const { config } = useApp()
  const { data: blocks } = useGetHomeBlocksQuery()
  if (!blocks) return <HomeHead />
  const isEmpty = !blocks.some(({ kind }) => filling.includes(kind))
  const slider = isEmpty ? blocks.filter(({ kind }) => kind === 'slider') : noBlocks
  return (
    <Sections>
      <HomeHead />
      <VisuallyHidden as="h1">{text.heading(config.shopTitle)}</VisuallyHidden>
      {slider.map((block) => (
        <HomeBlockView key={block.id} block={block} Card={BuyableCard} />
      ))}
      {isEmpty && <EmptyPage title={text.emptyTitle(config.shopTitle)} text={text.emptyText} />}
      {blocks
        .filter((block) => !slider.includes(block))
        .map((block) => (
          <HomeBlockView key={block.id} block={block} Card={BuyableCard} />
        ))}
    </Sections>
  )
}
