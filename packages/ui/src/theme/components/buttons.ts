import type { Components } from '@mui/material/styles'
import { Link } from '../../link/link.tsx'
import { belowTablet } from '../tokens.ts'
import { color, corner } from '../vars.ts'

const underHover = (style: Record<string, unknown>) => ({ '@media (hover: hover)': { '&:hover': style } })

/** Buttons of every kind: no ripple, one focus ring, links through the page's `Link`. */
export const buttons: Pick<Components, 'MuiButtonBase' | 'MuiButton' | 'MuiIconButton'> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: Link },
    styleOverrides: {
      root: { '&:focus-visible': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '5px 20px',
        border: '1px solid transparent',
        borderRadius: corner.card,
        whiteSpace: 'nowrap',
        [belowTablet]: { borderRadius: corner.pill },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: 36,
              padding: '3px 14px',
              fontSize: '0.875rem',
              // A finger has 44 pixels.
              '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
            },
          },
          { props: { size: 'large' }, style: { minHeight: 52, padding: '7px 28px', fontSize: '1rem' } },
          // Its words wrap with the largest text; a narrower button would, too, where it need not.
          { props: { fullWidth: true }, style: { whiteSpace: 'normal' } },
          {
            props: { variant: 'outlined' },
            style: {
              '--variant-outlinedBorder': color.lineStrong,
              borderColor: 'var(--variant-outlinedBorder)',
              ...underHover({ '--variant-outlinedBg': color.turquoiseSoft }),
            },
          },
          { props: { variant: 'text' }, style: underHover({ '--variant-textBg': color.turquoiseSoft }) },
          {
            props: { variant: 'contained', color: 'error' },
            style: underHover({ filter: 'brightness(0.9)' }),
          },
          {
            props: ({ variant }) => variant === 'option' || variant === 'optionOut',
            style: {
              gap: 8,
              minWidth: 0,
              padding: '5px 16px',
              borderColor: color.lineStrong,
              borderRadius: corner.pill,
              backgroundColor: color.surface,
              color: color.ink,
              fontWeight: 400,
              ...underHover({ borderColor: color.turquoise, color: color.turquoise }),
              '&[aria-current="true"]': {
                borderColor: color.turquoise,
                boxShadow: `inset 0 0 0 1px ${color.turquoise}`,
                backgroundColor: color.turquoiseSoft,
                color: color.turquoise,
                fontWeight: 600,
              },
            },
          },
          {
            props: { variant: 'optionOut' },
            style: { borderStyle: 'dashed', color: color.inkSoft },
          },
          {
            props: { variant: 'link' },
            style: {
              minWidth: 0,
              padding: '0 8px',
              borderRadius: corner.small,
              color: color.turquoise,
              fontSize: 'inherit',
              '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: { width: 44, height: 44, padding: 0, '--IconButton-hoverBg': color.sunken },
    },
  },
}
