import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { layer } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { elementsMessages } from './elements.messages.ts'

/** Id of `<main>` in every layout. */
export const mainContentId = 'main-content'

const Anchor = styled.a(
  css({
    position: 'fixed',
    insetBlockStart: 8,
    insetInlineStart: 8,
    zIndex: layer.tooltip,
    paddingBlock: 8,
    paddingInline: 16,
    borderRadius: corner.small,
    backgroundColor: color.turquoise,
    color: color.onTurquoise,
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    // Above the first page is the end of the one before it.
    '@media print': { display: 'none' },
  }),
)

/** First stop of the keyboard: past the header. */
export const SkipLink = () => <Anchor href={`#${mainContentId}`}>{elementsMessages.skipToContent}</Anchor>
