import { css } from '@emotion/react'
import styled from '@emotion/styled'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { Button } from '../../elements/actions/button.tsx'
import { lazyPart } from '../../lazy/lazy-part.ts'
import { OnDemand } from '../../lazy/on-demand.tsx'
import { color, corner } from '../../theme/vars.ts'
import { navigationMessages as text } from '../navigation.messages.ts'
import type { MenuItem } from '../navigation.types.ts'
import { useHoverPanel } from './use-hover-panel.ts'

const CategoryPanel = lazyPart(() => import('./category-panel.tsx'), 'CategoryPanel')

const Trigger = styled(Button)(
  css({
    gap: 8,
    paddingInline: 12,
    borderRadius: corner.small,
    fontSize: '1rem',
    fontWeight: 700,
    '&:hover, &[aria-expanded="true"]': { backgroundColor: 'transparent', color: color.turquoise },
  }),
)

/** All categories in a panel under the header: under the mouse, or with a press. */
export const CategoryMenu = ({ categories }: { categories: readonly MenuItem[] }) => {
  const { isOpen, panelId, close, root, button } = useHoverPanel()
  return (
    <div {...root}>
      <Trigger variant="text" color="inherit" {...button}>
        <LayoutGrid size={20} aria-hidden="true" />
        {text.categories}
      </Trigger>
      <OnDemand isWanted={isOpen}>
        <CategoryPanel id={panelId} isOpen={isOpen} categories={categories} onClose={close} />
      </OnDemand>
    </div>
  )
}
