import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button } from '../elements/actions/button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { color, corner } from '../theme/vars.ts'
import { productMessages as text } from './product.messages.ts'

const Group = styled.nav(css({ display: 'grid', gap: 8 }))
const Name = styled.p(css({ fontSize: '0.9375rem', color: color.inkSoft, '& b': { color: color.ink } }))
const List = styled.ul(css({ display: 'flex', flexWrap: 'wrap', gap: 8 }))
const Swatch = styled.svg(css({ borderRadius: corner.pill, border: `1px solid ${color.line}`, flex: 'none' }))

export type ProductOption = {
  value: string
  href: string
  isSelected?: boolean
  isOut?: boolean
  /** CSS colour, when the option is one. */
  swatch?: string | undefined
}

/** Options of a product group, each its own product: links, so that search engines see them. */
export const OptionPicker = ({ name, options }: { name: string; options: readonly ProductOption[] }) => (
  <Group aria-label={name}>
    <Name>
      {name}: <b>{options.find((option) => option.isSelected)?.value}</b>
    </Name>
    <List>
      {options.map(({ value, href, isSelected = false, isOut = false, swatch }) => (
        <li key={href}>
          <Button href={href} variant={isOut ? 'optionOut' : 'option'} aria-current={isSelected}>
            {swatch && (
              <Swatch width={18} height={18} aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" fill={swatch} />
              </Swatch>
            )}
            {value}
            {isOut && <VisuallyHidden>({text.unavailable})</VisuallyHidden>}
          </Button>
        </li>
      ))}
    </List>
  </Group>
)
