import { css } from '@emotion/react'
import styled from '@emotion/styled'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type ReactNode, useId } from 'react'
import { color, corner } from '../theme/vars.ts'

const Title = styled(FormLabel)<{ component: 'span' }>(
  css({ marginBlockEnd: 10, fontWeight: 700, fontSize: '1.0625rem' }),
)
const Cards = styled(RadioGroup)(css({ flexWrap: 'nowrap', gap: 12 }))

export type ChoiceGroupProps = {
  title: string
  value: string | undefined
  onChange: (value: string) => void
  disabled?: boolean
  children: ReactNode
}

/** A group of cards of which one is chosen. */
export const ChoiceGroup = ({
  title,
  value = '',
  onChange,
  disabled = false,
  children,
}: ChoiceGroupProps) => {
  const id = useId()
  return (
    <FormControl fullWidth disabled={disabled}>
      <Title id={id} component="span">
        {title}
      </Title>
      <Cards aria-labelledby={id} value={value} onChange={(_, chosen) => onChange(chosen)}>
        {children}
      </Cards>
    </FormControl>
  )
}

/** A card as of a choice, to read. */
export const Card = styled.div(
  css({
    position: 'relative',
    display: 'flex',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '&:hover': { borderColor: color.lineStrong },
    '&:has(input:checked)': { borderColor: color.turquoise, boxShadow: `0 0 0 1px ${color.turquoise}` },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
  }),
)
export const cardBody = css({
  flex: '1 1 min(100%, 10rem)',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'start',
  gap: 12,
  padding: 16,
  '& > svg': { flex: 'none' },
  // The card has the ring.
  '& > .MuiRadio-root': { marginBlockStart: 3, '&:has(:focus-visible)': { outline: 'none' } },
  '& > span + span, & > svg + span': { flex: 1, minInlineSize: 0 },
})
const Label = styled(FormControlLabel)(cardBody)

type ChoiceCardProps = {
  value: string
  /** Beside the label, not in it: buttons of their own. */
  actions?: ReactNode
  children: ReactNode
}

/** A radio button of a `ChoiceGroup` with a card around it. */
export const ChoiceCard = ({ value, actions, children }: ChoiceCardProps) => (
  <Card>
    <Label value={value} control={<Radio />} label={children} />
    {actions}
  </Card>
)

export const ChoiceTitle = styled.span(
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontWeight: 600 }),
)
export const ChoiceText = styled.span(
  css({ display: 'block', fontSize: '0.875rem', color: color.inkSoft, overflowWrap: 'anywhere' }),
)
