import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import { Button } from '../elements/actions/button.tsx'
import { useMenu } from '../floating/use-menu.ts'
import { lazyPart } from '../lazy/lazy-part.ts'
import { OnDemand } from '../lazy/on-demand.tsx'
import { Link } from '../link/link.tsx'
import { pressHere } from '../link/press-here.ts'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { filtersMessages as text } from './filters.messages.ts'

const ActionMenu = lazyPart(() => import('../floating/action-menu.tsx'), 'ActionMenu')

const Tabs = styled.nav(
  css({
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    color: color.inkSoft,
    fontSize: '0.875rem',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: 44,
      paddingInline: 10,
      borderBlock: '2px solid transparent',
    },
    '& a:hover': { color: color.turquoise },
    '& a[aria-current]': { color: color.turquoise, fontWeight: 700, borderBlockEndColor: color.turquoise },
    '& > svg': { marginInlineEnd: 6 },
    [from.wide]: { display: 'flex' },
  }),
)
const Trigger = styled(Button)(css({ minInlineSize: 0, [from.wide]: { display: 'none' } }))

export type SortLinksProps = {
  value: string
  options: readonly { value: string; label: string; href: string }[]
  /** Replaces following the link of a plain press. */
  onChange: (value: string) => void
}

/** In which order the list comes: all in sight where there is room, else a menu beneath a button. */
export const SortLinks = ({ value, options, onChange }: SortLinksProps) => {
  const { button, popup } = useMenu()
  const current = options.find((option) => option.value === value)
  return (
    <>
      <Tabs aria-label={text.sort}>
        <ArrowDownWideNarrow size={18} aria-hidden="true" />
        {options.map((option) => (
          <Link
            key={option.value}
            href={option.href}
            aria-current={option === current ? 'true' : undefined}
            onClick={pressHere(() => onChange(option.value))}
          >
            {option.label}
          </Link>
        ))}
      </Tabs>
      <Trigger
        variant="outlined"
        color="inherit"
        startIcon={<ArrowDownWideNarrow size={18} />}
        aria-label={text.sortedBy(current?.label ?? '')}
        {...button}
      >
        {current?.label}
      </Trigger>
      <OnDemand isWanted={popup.open}>
        <ActionMenu
          {...popup}
          label={text.sort}
          actions={options.map((option) => ({
            label: option.label,
            isCurrent: option === current,
            onSelect: () => onChange(option.value),
          }))}
        />
      </OnDemand>
    </>
  )
}
