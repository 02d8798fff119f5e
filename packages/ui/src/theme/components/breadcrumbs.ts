import type { Components } from '@mui/material/styles'
import { color } from '../vars.ts'

/** The way to a page, in one line on every width. */
export const breadcrumbs: Pick<Components, 'MuiBreadcrumbs'> = {
  MuiBreadcrumbs: {
    // The sign is mirrored by the direction it is read in. No item is left out: the line can be pushed sideways.
    defaultProps: { separator: '›', maxItems: Number.MAX_SAFE_INTEGER },
    styleOverrides: {
      root: {
        // Its one long line must not widen what it stands in.
        contain: 'inline-size',
        marginBlockEnd: 8,
        fontSize: '0.875rem',
        '& a': { paddingBlock: 9, paddingInline: 4, marginInline: -4 },
        '& a:focus-visible': { outlineOffset: -2 },
        '& a:hover': { color: color.turquoise },
        '& [aria-current="page"]': { overflow: 'hidden', color: color.ink, textOverflow: 'ellipsis' },
      },
      // First the page's own name is cut, then the way is pushed sideways. What is cut fades out, so that nobody takes
      // half a letter for the end.
      ol: {
        flexWrap: 'nowrap',
        whiteSpace: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: 'linear-gradient(to left, transparent, #000 24px)',
      },
      li: {
        display: 'inline-flex',
        alignItems: 'center',
        flex: 'none',
        '&:last-of-type': { flex: '0 1 auto', minInlineSize: '6em' },
      },
      separator: { flex: 'none', marginInline: 6 },
    },
  },
}
