import { type HomeKind, homeKinds, MOST_HOME_BLOCKS } from '@hojreh/contract/admin'
import { Disclosure, type FieldProps, IconButton, Select, StatusChip } from '@hojreh/ui'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { OrderedList } from '../../../shared/ordered/ordered-list.tsx'
import { Row, Soft, Stack, Warning } from '../../../shared/panel.tsx'
import { homeMessages as text } from '../home.messages.ts'
import { type BlockValues, blocksIn, newBlock, problemOf } from '../home-values.ts'
import { BlockFields } from './block-fields.tsx'

/** Of two shelves it says which is which. */
const nameOf = ({ kind, title, sort }: BlockValues) => {
  const said = title || (kind === 'goods' && text.sorts[sort])
  return said ? `${text.kinds[kind]} «${said}»` : text.kinds[kind]
}

const Head = ({ block, toggle }: { block: BlockValues; toggle: () => void }) => {
  const name = nameOf(block)
  return (
    <Row>
      <strong>{name}</strong>
      {block.isHidden && <StatusChip tone="neutral">{text.hidden}</StatusChip>}
      {(block.from || block.until) && <StatusChip tone="info">{text.scheduled}</StatusChip>}
      <IconButton label={block.isHidden ? text.show(name) : text.hide(name)} onClick={toggle}>
        {block.isHidden ? <EyeOff size={18} /> : <Eye size={18} />}
      </IconButton>
    </Row>
  )
}

/** All blocks of the home page, in their order; for `FormField`. */
export const BlocksField = ({ value, onChange }: FieldProps) => {
  // Said at once: until it is put right the button of the form rests.
  const problem = problemOf(value)
  const [added, setAdded] = useState('')
  const blocks = blocksIn(value)
  const write = (changed: readonly BlockValues[]) => onChange(JSON.stringify(changed))
  const add = (kind: string) => {
    const block = newBlock(kind as HomeKind)
    setAdded(block.id)
    write([...blocks, block])
  }
  return (
    <Stack>
      {blocks.length === 0 && <Soft>{text.none}</Soft>}
      <OrderedList
        label={text.form}
        items={blocks}
        nameOf={nameOf}
        onChange={write}
        head={(block, change) => <Head block={block} toggle={() => change({ isHidden: !block.isHidden })} />}
      >
        {(block, change) => (
          <Disclosure title={text.edit} headingLevel={2} isLazy isOpen={block.id === added}>
            <BlockFields block={block} change={change} />
          </Disclosure>
        )}
      </OrderedList>
      {blocks.length < MOST_HOME_BLOCKS && (
        <Select
          name="add-block"
          label={text.add}
          value=""
          options={homeKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          onChange={add}
          hasNote={false}
        />
      )}
      {problem && <Warning role="status">{problem}</Warning>}
    </Stack>
  )
}
