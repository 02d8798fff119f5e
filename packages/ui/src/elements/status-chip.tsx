import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, corner } from '../theme/vars.ts'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const Chip = styled.span(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    inlineSize: 'fit-content',
    paddingInline: 12,
    borderRadius: corner.pill,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '28px',
    whiteSpace: 'nowrap',
    backgroundColor: color.sunken,
    color: color.ink,
    '&[data-tone="info"]': { backgroundColor: color.lapisSoft, color: color.lapis },
    '&[data-tone="success"]': { backgroundColor: color.pistachioSoft, color: color.pistachio },
    '&[data-tone="warning"]': { backgroundColor: color.saffronSoft, color: color.saffronText },
    '&[data-tone="danger"]': { backgroundColor: color.pomegranateSoft, color: color.pomegranate },
  }),
)

/** A short state in a coloured pill. */
export const StatusChip = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <Chip data-tone={tone}>{children}</Chip>
)
