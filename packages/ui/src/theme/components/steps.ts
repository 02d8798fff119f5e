import type { Components } from '@mui/material/styles'
import { hiddenStyles } from '../../elements/visually-hidden.tsx'
import { belowTablet } from '../tokens.ts'
import { color } from '../vars.ts'

/** Steps beside each other (a purchase) or beneath each other (what happened to an order). */
export const steps: Pick<Components, 'MuiStepper' | 'MuiStep' | 'MuiStepLabel' | 'MuiStepConnector'> = {
  MuiStepper: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { orientation: 'horizontal' },
            style: { maxInlineSize: 640, marginInline: 'auto', marginBlockEnd: 28 },
          },
        ],
      },
    },
  },
  MuiStep: {
    styleOverrides: {
      root: { '&.MuiStep-horizontal': { padding: 0 } },
      // The line to the next step is as long as the words between.
      vertical: {
        position: 'relative',
        paddingBlockEnd: 20,
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetBlockStart: 28,
          insetBlockEnd: 0,
          insetInlineStart: 13,
          borderInlineStart: `2px solid ${color.line}`,
        },
        '&.MuiStep-completed::before': { borderColor: color.turquoise },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      line: {
        borderColor: color.line,
        borderTopWidth: 2,
        '.Mui-active > &, .Mui-completed > &': { borderColor: color.turquoise },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: {
        '&.MuiStepLabel-vertical': { alignItems: 'flex-start', gap: 6, padding: 0 },
        '&.MuiStepLabel-horizontal .MuiStepLabel-label': {
          fontSize: 'clamp(0.8125rem, 0.7rem + 0.5vw, 0.9375rem)',
          lineHeight: 1.5,
          '&.Mui-completed': { color: color.inkSoft, fontWeight: 400 },
          '&.Mui-active': { fontWeight: 700 },
        },
        // On phones only the present step has its name in sight.
        [belowTablet]: {
          '&.MuiStepLabel-horizontal .MuiStepLabel-label:not(.Mui-active)': hiddenStyles,
        },
        '&.MuiStepLabel-vertical .MuiStepLabel-label': {
          fontSize: '1rem',
          fontWeight: 600,
          lineHeight: '28px',
          '&.Mui-error': { color: color.ink },
        },
        '& time': { fontSize: '0.8125rem', color: color.ink },
      },
    },
  },
}
