import type { Components } from '@mui/material/styles'
import { accordions } from './accordions.tsx'
import { alerts } from './alerts.ts'
import { badges } from './badges.ts'
import { bottomNavigation } from './bottom-navigation.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { buttons } from './buttons.ts'
import { chips } from './chips.ts'
import { choices } from './choices.tsx'
import { fields } from './fields.ts'
import { menus } from './menus.ts'
import { pagination } from './pagination.ts'
import { ratings } from './ratings.ts'
import { skeletons } from './skeletons.ts'
import { steps } from './steps.ts'
import { surfaces } from './surfaces.ts'
import { tables } from './tables.ts'
import { tooltips } from './tooltips.ts'

/** Defaults, variants and styles of MUI's components in the shop. Colours are variables: one style for both schemes. */
export const components: Components = {
  ...alerts,
  ...accordions,
  ...badges,
  ...bottomNavigation,
  ...breadcrumbs,
  ...buttons,
  ...chips,
  ...choices,
  ...fields,
  ...menus,
  ...pagination,
  ...ratings,
  ...skeletons,
  ...steps,
  ...surfaces,
  ...tables,
  ...tooltips,
}
