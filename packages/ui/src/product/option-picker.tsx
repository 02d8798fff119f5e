import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { Link } from '../link/link.tsx'
import { color, corner } from '../theme/vars.ts'
import { productMessages as text } from './product.messages.ts'

const Group = styled.nav(css({ display: 'grid', gap: 8 }))
const Name = styled.p(css({ fontSize: '0.9375rem', color: color.inkSoft, '& b': { color: color.ink } }))
const List = styled.ul(css({ display: 'flex', flexWrap: 'wrap', gap: 8 }))
const Option = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 16,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    fontSize: '0.9375rem',
    '&:hover': { borderColor: color.turquoise, color: color.turquoise },
    '&[aria-current="true"]': {
      borderColor: color.turquoise,
      boxShadow: `inset 0 0 0 1px ${color.turquoise}`,
      backgroundColor: color.turquoiseSoft,
      color: color.turquoise,
      fontWeight: 600,
    },
    '&[data-out="true"]': { borderStyle: 'dashed', color: color.inkSoft },
  }),
)
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
          <Option href={href} aria-current={isSelected} data-out={isOut}>
            {swatch && (
              <Swatch width={18} height={18} aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" fill={swatch} />
              </Swatch>
            )}
            {value}
            {isOut && <VisuallyHidden>({text.unavailable})</VisuallyHidden>}
          </Option>
        </li>
      ))}
    </List>
  </Group>
)
