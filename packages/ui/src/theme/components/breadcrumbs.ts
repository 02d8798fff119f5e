import type { Components } from '@mui/material/styles'
import { color } from '../vars.ts'

/** The path to a page, in one line on every width. */
export const breadcrumbs: Pick<Components, 'MuiBreadcrumbs'> = {
  MuiBreadcrumbs: {
    // The sign is mirrored by the direction it is read in. No item is left out: the line scrolls sideways.
    defaultProps: { separator: '›', maxItems: Number.MAX_SAFE_INTEGER },
    styleOverrides: {
      root: {
        // Its one long line must not widen its container.
        contain: 'inline-size',
        marginBlockEnd: 8,
        fontSize: '0.875rem',
        '& a': { paddingBlock: 9, paddingInline: 4, marginInline: -4 },
        '& a:focus-visible': { outlineOffset: -2 },
        '& a:hover': { color: color.turquoise },
        '& [aria-current="page"]': { overflow: 'hidden', color: color.ink, textOverflow: 'ellipsis' },
      },
      // First the page's own name is cut, then the line scrolls sideways. Cut text fades out, so that half a letter is
      // not taken for the end.
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
