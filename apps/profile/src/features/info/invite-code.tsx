import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import { CopyButton, color, corner } from '@hojreh/ui'
import { Panel } from '../../shared/panel.tsx'
import { infoMessages as text } from './info.messages.ts'

const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    '& > p': { flex: '1 1 240px', color: color.inkSoft, fontSize: '0.9375rem' },
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      paddingInlineStart: 16,
      border: `1px dashed ${color.lineStrong}`,
      borderRadius: corner.card,
      fontWeight: 700,
      letterSpacing: '0.1em',
    },
  }),
)

/** The code that the customer gives to friends. */
export const InviteCode = ({ code }: { code: string }) => (
  <Panel>
    <h2>{text.inviteTitle}</h2>
    <Row>
      <p>{text.invite}</p>
      <div>
        <bdi dir="ltr">{toPersianDigits(code)}</bdi>
        <CopyButton value={code} />
      </div>
    </Row>
  </Panel>
)
