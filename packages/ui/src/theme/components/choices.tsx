import type { Components } from '@mui/material/styles'
import { color } from '../vars.ts'

const BOX = { width: 20, height: 20, viewBox: '0 0 20 20', fill: 'none' } as const
const STROKE = { stroke: 'currentColor', strokeWidth: 1.5 } as const

const EmptyBox = () => (
  <svg {...BOX} aria-hidden="true">
    <rect x={1} y={1} width={18} height={18} rx={5} {...STROKE} />
  </svg>
)
const TickedBox = () => (
  <svg {...BOX} aria-hidden="true">
    <rect width={20} height={20} rx={6} fill="currentColor" />
    <path d="m5.5 10.5 3 3 6-7" stroke={color.onTurquoise} strokeWidth={2.2} strokeLinecap="round" />
  </svg>
)
const EmptyCircle = () => (
  <svg {...BOX} aria-hidden="true">
    <circle cx={10} cy={10} r={9} {...STROKE} />
  </svg>
)
const DottedCircle = () => (
  <svg {...BOX} aria-hidden="true">
    <circle cx={10} cy={10} r={9} {...STROKE} />
    <circle cx={10} cy={10} r={5} fill="currentColor" />
  </svg>
)

const root = {
  flex: 'none',
  padding: 2,
  color: color.lineStrong,
  '&:has(:focus-visible)': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
}

/** Checkboxes, radio buttons and the labels beside them, which are what a finger presses. */
export const choices: Components = {
  MuiCheckbox: {
    defaultProps: { icon: <EmptyBox />, checkedIcon: <TickedBox /> },
    styleOverrides: { root: { ...root, borderRadius: 8 } },
  },
  MuiRadio: {
    defaultProps: { icon: <EmptyCircle />, checkedIcon: <DottedCircle /> },
    styleOverrides: { root },
  },
  MuiFormControlLabel: {
    defaultProps: { disableTypography: true },
    styleOverrides: { root: { gap: 10, minBlockSize: 44, margin: 0 } },
  },
}
