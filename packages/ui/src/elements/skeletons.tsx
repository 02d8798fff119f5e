import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** A grey place for what is loading; size it by `data-shape` or its parent. */
export const Skeleton = styled.span(
  css({
    display: 'block',
    inlineSize: '100%',
    blockSize: '1em',
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '&[data-shape="half"]': { inlineSize: '55%' },
    '&[data-shape="title"]': { inlineSize: '40%', blockSize: '1.8em' },
    '&[data-shape="button"]': { inlineSize: 120, blockSize: 48 },
    // A field with its label and the line beneath it.
    '&[data-shape="field"]': { blockSize: 92 },
    '&[data-shape="block"]': { blockSize: 120 },
    // An order's way in five steps.
    '&[data-shape="steps"]': { blockSize: 368 },
    '&[data-shape="hero"]': { blockSize: 'min(60vh, 480px)', borderRadius: corner.sheet },
    '&[data-shape="fill"]': { blockSize: '100%' },
    '&[data-shape="price"]': { inlineSize: '45%', blockSize: '1.4em', marginInlineStart: 'auto' },
  }),
)

/** Says that something is loading, to those who do not see the grey. */
export const LoadingLabel = () => <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
