import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { mirrorStyles } from '../elements/mirror.ts'
import { Link } from '../link/link.tsx'
import { color, corner } from '../theme/vars.ts'
import type { CategoryStep } from './filter.types.ts'

const List = styled.ul(css({ paddingBlockEnd: 8 }))
const Step = styled(Link)(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 8,
    borderRadius: corner.small,
    fontSize: '0.9375rem',
    '&:hover': { backgroundColor: color.sunken },
    '& > span': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.6 },
    '& > small': { color: color.inkSoft, fontSize: '0.8125rem' },
    '& > svg': { flex: 'none' },
    '&[aria-current]': { color: color.turquoise, fontWeight: 700 },
  }),
)
const Above = styled(Step)(css({ color: color.inkSoft, '& > svg': mirrorStyles }))
const Below = styled(Step)(css({ paddingInlineStart: 34 }))

/** The way to a category and what is below it. A list has one category: these are links, not boxes to tick. */
export const CategoryWay = ({ above, current, below }: CategoryStep) => (
  <List>
    {above.map(({ href, title }) => (
      <li key={href}>
        <Above href={href}>
          <ChevronRight size={18} aria-hidden="true" />
          <span>{title}</span>
        </Above>
      </li>
    ))}
    {current && (
      <li>
        <Step href={current.href} aria-current="true">
          <Check size={18} aria-hidden="true" />
          <span>{current.title}</span>
        </Step>
      </li>
    )}
    {below.map(({ href, title, count }) => (
      <li key={href}>
        <Below href={href}>
          <span>{title}</span>
          <small>{formatNumber(count)}</small>
        </Below>
      </li>
    ))}
  </List>
)
