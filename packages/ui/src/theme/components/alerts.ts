import type { Components } from '@mui/material/styles'
import { color, corner, floating } from '../vars.ts'

/** A kind's own colour, for the icon and the edge of a toast, and the light ground of a notice. */
const kind = (severity: 'success' | 'info' | 'warning' | 'error', tone: string, ground: string) => ({
  props: { severity },
  style: { '--Alert-tone': tone, '--Alert-ground': ground },
})

/** The distance of the parts is the gap of their row. */
const bare = {
  '& .MuiAlert-icon': { flex: 'none', margin: 0, padding: 0, color: 'var(--Alert-tone)' },
  '& .MuiAlert-message': { padding: 0, overflow: 'visible' },
  '& .MuiAlert-action': { minWidth: 0, margin: 0, padding: 0 },
}

/** Notices on the page, and toasts, which stack in an area of their own. */
export const alerts: Pick<Components, 'MuiAlert' | 'MuiAlertTitle' | 'MuiSnackbar'> = {
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '4px 14px',
        borderRadius: corner.card,
        backgroundColor: 'var(--Alert-ground)',
        color: color.ink,
        '& .MuiAlert-icon': { color: 'var(--Alert-tone)' },
        variants: [
          kind('success', color.pistachio, color.pistachioSoft),
          kind('info', color.lapis, color.lapisSoft),
          kind('warning', color.saffronText, color.saffronSoft),
          kind('error', color.pomegranate, color.pomegranateSoft),
          {
            props: { variant: 'toast' },
            style: {
              position: 'relative',
              inlineSize: '100%',
              padding: '4px 18px',
              overflow: 'hidden',
              border: `1px solid ${color.line}`,
              backgroundColor: color.surface,
              boxShadow: floating,
              '&::before': {
                content: '""',
                position: 'absolute',
                insetBlock: 0,
                insetInlineStart: 0,
                inlineSize: 5,
                backgroundColor: 'var(--Alert-tone)',
              },
            },
          },
          {
            props: { variant: 'notice' },
            style: {
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 12,
              padding: 16,
              fontSize: 'inherit',
              lineHeight: 'inherit',
              ...bare,
            },
          },
          {
            props: { variant: 'notice', severity: 'error' },
            style: { padding: 12, border: '1px solid var(--Alert-tone)', fontSize: '0.875rem' },
          },
          {
            props: { variant: 'problem' },
            style: {
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 10,
              padding: '8px 14px',
              borderRadius: corner.small,
              color: 'var(--Alert-tone)',
              fontWeight: 600,
              lineHeight: 1.7,
              ...bare,
              // With large text what is to be pressed goes beneath.
              '& .MuiAlert-message': { flex: '1 1 7rem', padding: 0, overflow: 'visible' },
            },
          },
          {
            props: { variant: 'filled' },
            style: {
              backgroundColor: color.saffron,
              color: color.onSaffron,
              boxShadow: floating,
              fontWeight: 400,
              lineHeight: 1.7,
              '& .MuiAlert-icon': { color: 'inherit' },
            },
          },
        ],
      },
      icon: { paddingBlock: 10, opacity: 1 },
      message: { overflowWrap: 'anywhere' },
      action: { padding: 0, marginInlineEnd: -12 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: '0.9375rem', fontWeight: 700 } } },
  MuiSnackbar: { styleOverrides: { root: { position: 'static', pointerEvents: 'auto' } } },
}
