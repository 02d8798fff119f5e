import type { Components } from '@mui/material/styles'
import { color, corner } from '../vars.ts'

/** Short states, chosen filters and links that filter. */
export const chips: Pick<Components, 'MuiChip'> = {
  MuiChip: {
    styleOverrides: {
      root: {
        width: 'fit-content',
        height: 'auto',
        minHeight: 28,
        borderRadius: corner.pill,
        fontWeight: 600,
        '&.MuiChip-clickable': { minHeight: 44, fontSize: '0.875rem', '&:active': { boxShadow: 'none' } },
        '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { margin: '0 12px 0 -6px', color: 'inherit' },
        variants: [
          { props: { variant: 'soft' }, style: { backgroundColor: color.sunken, color: color.ink } },
          {
            props: { variant: 'soft', color: 'primary' },
            style: {
              backgroundColor: color.turquoiseSoft,
              color: color.turquoise,
              '&:hover, &.Mui-focusVisible': {
                background: color.turquoiseSoft,
                boxShadow: `inset 0 0 0 1px ${color.turquoise}`,
              },
            },
          },
          {
            props: { variant: 'soft', color: 'info' },
            style: { backgroundColor: color.lapisSoft, color: color.lapis },
          },
          {
            props: { variant: 'soft', color: 'success' },
            style: { backgroundColor: color.pistachioSoft, color: color.pistachio },
          },
          {
            props: { variant: 'soft', color: 'warning' },
            style: { backgroundColor: color.saffronSoft, color: color.saffronText },
          },
          {
            props: { variant: 'soft', color: 'error' },
            style: { backgroundColor: color.pomegranateSoft, color: color.pomegranate },
          },
          {
            props: { variant: 'choice' },
            style: {
              border: `1px solid ${color.line}`,
              backgroundColor: color.surface,
              fontWeight: 400,
              '&.MuiChip-clickable': { minHeight: 44, fontSize: '0.9375rem' },
              '&:hover': { borderColor: color.lineStrong, backgroundColor: color.surface },
              '&[aria-current="page"]': {
                borderColor: color.turquoise,
                backgroundColor: color.turquoise,
                color: color.onTurquoise,
                fontWeight: 600,
              },
            },
          },
        ],
      },
      label: { display: 'inline-flex', alignItems: 'center', gap: 6, '& svg': { flexShrink: 0 } },
    },
  },
}
