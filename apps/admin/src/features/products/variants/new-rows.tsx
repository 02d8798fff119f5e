import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, FormField, FormValue, from, IconButton, TextInput, type ValueProps } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { tomanOf } from '../../../shared/typed/typed-number.ts'
import type { Combination } from './combinations.ts'
import { variantsMessages as text } from './variants.messages.ts'

const List = styled.ul(css({ display: 'grid', gap: 10 }))
const Item = styled.li(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    padding: 12,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    '& > div': { gridColumn: '1 / -1' },
    [from.tablet]: {
      gridTemplateColumns: '1.2fr 1fr 1fr 0.7fr auto',
      '& > div': { gridColumn: 'auto' },
      '& > button': { gridColumn: 5, gridRow: 1 },
    },
  }),
)

const LeaveOut = ({ label, onChange }: ValueProps<string> & { label: string }) => (
  <IconButton label={label} onClick={() => onChange('yes')}>
    <X size={18} />
  </IconButton>
)

/** The products that will be made, each with what it may differ in; what is left empty is as the product's own. */
export const NewRows = ({
  rows,
  codes,
  price,
}: {
  rows: readonly Combination[]
  codes: readonly string[]
  price: number
}) => (
  <List aria-label={text.made}>
    {rows.map(({ key, words }, place) => (
      <Item key={key}>
        <b>{words}</b>
        <FormValue as={LeaveOut} name={`leaveOut_${key}`} label={text.leaveOut(words)} />
        {(['sku', 'price', 'onHand'] as const).map((field) => (
          <div key={field}>
            <FormField
              as={TextInput}
              name={`${field}_${key}`}
              label={text[field](words)}
              placeholder={{ sku: codes[place] ?? '', price: tomanOf(price), onHand: '0' }[field]}
              {...(field !== 'sku' && { type: 'number' as const })}
              dir="ltr"
              hasNote={false}
            />
          </div>
        ))}
      </Item>
    ))}
  </List>
)
