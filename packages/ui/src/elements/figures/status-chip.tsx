import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const colors = {
  neutral: 'default',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const

/** A short state in a coloured pill. */
export const StatusChip = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <Chip component="span" variant="soft" color={colors[tone]} label={children} />
)
