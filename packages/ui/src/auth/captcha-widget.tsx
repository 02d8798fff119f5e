import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { color, corner } from '../theme/vars.ts'
import { authMessages as text } from './auth.messages.ts'

export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed'

type WithState = { state: CaptchaState }
const frameIn = {
  idle: undefined,
  working: undefined,
  solved: css({ borderColor: color.pistachio }),
  failed: css({ borderColor: color.pomegranate }),
}
const Frame = styled.div<WithState>(
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minBlockSize: 64,
    paddingInline: 8,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    transition: 'border-color 150ms',
  }),
  ({ state }) => frameIn[state],
)
const Choice = styled(ButtonBase)(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 48,
    paddingInline: 8,
    border: 0,
    borderRadius: corner.small,
    backgroundColor: 'transparent',
    color: color.ink,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-disabled="true"]': { cursor: 'default' },
  }),
)
const boxIn = {
  idle: undefined,
  working: css({ borderColor: 'transparent', color: color.turquoise }),
  solved: css({ borderColor: color.pistachio, backgroundColor: color.pistachio }),
  failed: undefined,
}
const Box = styled.span<WithState>(
  css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    border: `2px solid ${color.lineStrong}`,
    borderRadius: corner.small,
    color: color.onPistachio,
  }),
  ({ state }) => boxIn[state],
)
const noteIn = {
  idle: undefined,
  working: undefined,
  solved: css({ color: color.pistachio, fontWeight: 600 }),
  failed: css({ color: color.pomegranate }),
}
const Note = styled.span<WithState>(
  css({
    paddingInlineEnd: 8,
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    color: color.inkSoft,
  }),
  ({ state }) => noteIn[state],
)

const notes: Record<CaptchaState, string> = {
  idle: text.captchaIdle,
  working: text.captchaWorking,
  solved: text.captchaSolved,
  failed: text.captchaFailed,
}

/** The box «I am not a robot»; what happens when it is ticked is the owner's. */
export const CaptchaWidget = ({ state, onStart }: { state: CaptchaState; onStart: () => void }) => {
  const noteId = useId()
  const isStartable = state === 'idle' || state === 'failed'
  return (
    <Frame state={state}>
      <Choice
        role="checkbox"
        aria-checked={state === 'solved'}
        // Not `disabled`: that would take the focus away from where the person is.
        aria-disabled={!isStartable}
        aria-busy={state === 'working'}
        aria-describedby={noteId}
        onClick={() => {
          if (isStartable) onStart()
        }}
      >
        <Box state={state} aria-hidden="true">
          {state === 'working' && <CircularProgress size={20} />}
          {state === 'solved' && <Check size={20} strokeWidth={3} />}
        </Box>
        {text.notARobot}
      </Choice>
      <Note state={state} id={noteId} role="status">
        {notes[state]}
      </Note>
    </Frame>
  )
}
