import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { StepIconProps } from '@mui/material/StepIcon'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { color, corner } from '../../theme/vars.ts'

const Ring = styled.span(
  css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 30,
    blockSize: 30,
    border: `2px solid ${color.lineStrong}`,
    borderRadius: corner.pill,
    color: color.inkSoft,
    fontSize: '0.875rem',
    fontWeight: 700,
    '.Mui-active > &': { borderColor: color.turquoise, color: color.turquoise },
    '.Mui-completed > &': {
      borderColor: color.turquoise,
      backgroundColor: color.turquoise,
      color: color.onTurquoise,
    },
    '.MuiStepLabel-vertical &': { inlineSize: 28, blockSize: 28, backgroundColor: color.surface },
    '.MuiStepLabel-vertical .MuiStepLabel-iconContainer:not(.Mui-active, .Mui-completed, .Mui-error) > &': {
      borderColor: color.line,
    },
    '.MuiStepLabel-vertical .Mui-active > &': {
      boxShadow: `inset 0 0 0 5px ${color.surface}`,
      backgroundColor: color.turquoise,
    },
    '.MuiStepLabel-vertical .Mui-completed > &': { backgroundColor: color.turquoise },
    '.MuiStepLabel-vertical .Mui-error > &': {
      borderColor: color.pomegranate,
      backgroundColor: color.pomegranate,
      color: color.onPomegranate,
    },
  }),
)

/** Where a step stands: its number or nothing, a tick, or a cross. */
export const StepMark = ({ completed, error, icon }: StepIconProps) => (
  <Ring>
    {error ? <X size={16} aria-hidden="true" /> : completed ? <Check size={16} aria-hidden="true" /> : icon}
  </Ring>
)
