import { css } from '@emotion/react'
import { color, corner } from '../theme/vars.ts'

/** Of `Button`, as a button or as a link; `data-look`, `data-size`, `data-full` and `data-busy` vary it. */
export const buttonLook = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minInlineSize: 64,
  minBlockSize: 44,
  margin: 0,
  paddingBlock: 5,
  paddingInline: 20,
  border: '1px solid transparent',
  borderRadius: corner.card,
  backgroundColor: 'transparent',
  color: color.turquoise,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  userSelect: 'none',
  // Safari knows no other name for it.
  WebkitUserSelect: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms, color 150ms',
  '@media (max-width: 599.95px)': { borderRadius: corner.pill },
  '&[data-look="primary"]': { backgroundColor: color.turquoise, color: color.onTurquoise },
  '&[data-look="danger"]': { backgroundColor: color.pomegranate, color: color.onPomegranate },
  '&[data-look="outline"]': { borderColor: color.lineStrong },
  '@media (hover: hover)': {
    '&[data-look="primary"]:hover': { backgroundColor: color.turquoiseDeep },
    '&[data-look="danger"]:hover': { filter: 'brightness(0.9)' },
    '&[data-look="outline"]:hover, &[data-look="quiet"]:hover': { backgroundColor: color.turquoiseSoft },
    '&[data-look="outline"]:hover': { borderColor: color.turquoise },
  },
  '&[data-size="small"]': { minBlockSize: 36, paddingBlock: 3, paddingInline: 14, fontSize: '0.875rem' },
  '&[data-size="large"]': { minBlockSize: 52, paddingBlock: 7, paddingInline: 28, fontSize: '1rem' },
  // Its words wrap with the largest text; a narrower button would, too, where it need not.
  '&[data-full="true"]': { inlineSize: '100%', whiteSpace: 'normal' },
  '&&:disabled': {
    backgroundColor: color.sunken,
    borderColor: 'transparent',
    color: color.inkSoft,
    filter: 'none',
    cursor: 'default',
    pointerEvents: 'none',
  },
  '& > svg': { flex: 'none' },
  // The words keep their room, so that nothing around the button moves.
  '&&[data-busy="true"]': { color: 'transparent', '& > svg': { visibility: 'hidden' } },
})

/** Over the words of a busy button. */
export const busyLook = css({ position: 'absolute', color: color.inkSoft })
