import type { Components } from '@mui/material/styles'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { color } from '../vars.ts'
import { AccordionBody } from './accordion-body.tsx'

/** Headings that open what is beneath them, each under a line. */
export const accordions: Pick<Components, 'MuiAccordion' | 'MuiAccordionSummary'> = {
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      square: true,
      // An elevated one has a `style` attribute for its shadow.
      variant: 'outlined',
      slots: { transition: AccordionBody },
      // A page of questions would have as many landmarks.
      slotProps: { region: { role: 'group' } },
    },
    styleOverrides: {
      root: {
        border: 0,
        borderBlockStart: `1px solid ${color.line}`,
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: <ChevronDown size={20} /> },
    styleOverrides: {
      root: { gap: 16, padding: 0, fontWeight: 600 },
      content: { margin: '14px 0' },
      expandIconWrapper: { flex: 'none', color: color.inkSoft, transitionDuration: '150ms' },
    },
  },
}
