import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { adminApi } from '@hojreh/api/admin'
import { toPersianDigits } from '@hojreh/persian'
import type { ReactNode } from 'react'
import { sharedMessages as text } from './shared.messages.ts'

const Header = styled.header(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minBlockSize: 44,
    marginBlockEnd: 16,
    '& h1': { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', overflowWrap: 'anywhere' },
  }),
)

/** The title of the window, and before it how many orders wait to be packed: it is read in a row of tabs. */
export const WindowTitle = ({ title }: { title: string }) => {
  const { data: pulse } = adminApi.endpoints.pulse.useQueryState()
  const toPack = pulse?.queues.find(({ name }) => name === 'to_pack')?.count ?? 0
  const words = text.windowTitle(title)
  return <title>{toPack > 0 ? text.waiting(toPersianDigits(toPack), words) : words}</title>
}

/** The heading of a page, which is the window's title too, and beside it what can be done there. */
export const PageTitle = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Header>
    <WindowTitle title={title} />
    <h1>{title}</h1>
    {children}
  </Header>
)
