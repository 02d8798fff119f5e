import { useListLinkTargetsQuery } from '@hojreh/api/admin'
import { Select, TextInput } from '@hojreh/ui'
import { DayInput } from '../../../shared/day/day-input.tsx'
import { Stack } from '../../../shared/panel.tsx'
import { addTextPicture } from '../../../shared/pictures/add-text-picture.ts'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import { homeMessages as text } from '../home.messages.ts'
import type { BlockValues } from '../home-values.ts'
import { Slides } from './slides.tsx'

interface Props {
  block: BlockValues
  change: (changes: Partial<BlockValues>) => void
}

const sortOptions = Object.entries(text.sorts).map(([value, label]) => ({ value, label }))
const ALL = '*'

const Category = ({ block: { id, kind, category }, change }: Props) => {
  const { data: targets = [] } = useListLinkTargetsQuery()
  const wanted = kind === 'articles' ? 'articleCategory' : 'category'
  const options = targets.filter((target) => target.kind === wanted)
  return (
    <Select
      name={`${id}-category`}
      label={text.category}
      value={category || ALL}
      options={[
        { value: ALL, label: text.allCategories },
        ...options.map(({ slug, title }) => ({ value: slug, label: title })),
      ]}
      onChange={(value) => change({ category: value === ALL ? '' : value })}
      hasNote={false}
    />
  )
}

/** What there is to choose of a block of its kind. */
const OfKind = ({ block, change }: Props) => {
  const { id, kind } = block
  if (kind === 'slider' || kind === 'banners')
    return <Slides name={id} slides={block.slides} onChange={(slides) => change({ slides })} />
  if (kind === 'text')
    return (
      <RichText
        name={`${id}-text`}
        label={text.bodyHtml}
        value={block.bodyHtml}
        onChange={(bodyHtml) => change({ bodyHtml })}
        addPicture={addTextPicture}
      />
    )
  return (
    <>
      {kind === 'goods' && (
        <Select
          name={`${id}-sort`}
          label={text.sort}
          value={block.sort}
          options={sortOptions}
          onChange={(sort) => change({ sort: sort as BlockValues['sort'] })}
          hasNote={false}
        />
      )}
      {(kind === 'goods' || kind === 'articles') && <Category block={block} change={change} />}
      {(kind === 'goods' || kind === 'articles' || kind === 'offers') && (
        <TextInput
          name={`${id}-take`}
          label={text.take}
          type="number"
          dir="ltr"
          value={block.take}
          onChange={(take) => change({ take })}
          hasNote={false}
        />
      )}
    </>
  )
}

const titled: readonly BlockValues['kind'][] = ['categories', 'offers', 'goods', 'articles', 'text']

/** The fields of a block of the home page. */
export const BlockFields = ({ block, change }: Props) => {
  const moment = { hasTime: true, placeholder: text.momentPlaceholder } as const
  return (
    <Stack>
      {titled.includes(block.kind) && (
        <TextInput
          name={`${block.id}-title`}
          label={text.blockTitle}
          hint={text.blockTitleHint}
          maxLength={80}
          value={block.title}
          onChange={(title) => change({ title })}
        />
      )}
      <OfKind block={block} change={change} />
      <DayInput
        name={`${block.id}-from`}
        label={text.from}
        value={block.from}
        onChange={(from) => change({ from })}
        hasNote={false}
        {...moment}
      />
      <DayInput
        name={`${block.id}-until`}
        label={text.until}
        value={block.until}
        onChange={(until) => change({ until })}
        hasNote={false}
        {...moment}
      />
    </Stack>
  )
}
