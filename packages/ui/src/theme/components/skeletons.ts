import type { Components } from '@mui/material/styles'
import { color, corner } from '../vars.ts'

/** Grey places in the shapes of what comes. */
export const skeletons: Pick<Components, 'MuiSkeleton'> = {
  MuiSkeleton: {
    defaultProps: { variant: 'line' },
    styleOverrides: {
      root: {
        width: '100%',
        height: '1em',
        borderRadius: corner.small,
        backgroundColor: color.sunken,
        animationDuration: '1.6s',
        animationDelay: '0s',
        variants: [
          { props: { variant: 'half' }, style: { width: '55%' } },
          { props: { variant: 'title' }, style: { width: '40%', height: '1.8em' } },
          {
            props: { variant: 'price' },
            style: { width: '45%', height: '1.4em', marginInlineStart: 'auto' },
          },
          { props: { variant: 'button' }, style: { width: 120, height: 48 } },
          { props: { variant: 'field' }, style: { height: 92 } },
          { props: { variant: 'block' }, style: { height: 120 } },
          { props: { variant: 'steps' }, style: { height: 368 } },
          { props: { variant: 'hero' }, style: { height: 'min(60vh, 480px)', borderRadius: corner.sheet } },
          { props: { variant: 'fill' }, style: { height: '100%' } },
        ],
      },
    },
  },
}
