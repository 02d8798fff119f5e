import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { COUNTED_FOUND_ROWS, COUNTED_ROWS } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Soft } from './panel.tsx'
import { sharedMessages as text } from './shared.messages.ts'

const Foot = styled.nav(
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockStart: 16 }),
)

const withAfter = (search: URLSearchParams, after: string | null) => {
  const next = new URLSearchParams(search)
  if (after === null) next.delete('after')
  else next.set('after', after)
  return next.size > 0 ? `?${next}` : ''
}

/** How long a list is, and the way on; the place in it is in the address as everything else. */
export const MoreRows = ({ total, next }: { total: number; next: string | null }) => {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const count = formatNumber(total)
  const isCut = total >= COUNTED_ROWS || (search.has('q') && total === COUNTED_FOUND_ROWS)
  return (
    <Foot aria-label={text.nextPage}>
      <Soft role="status">{isCut ? text.orMore(count) : text.total(count)}</Soft>
      {search.has('after') && (
        <Button variant="outlined" size="small" href={pathname + withAfter(search, null)}>
          {text.firstPage}
        </Button>
      )}
      {next && (
        <Button variant="outlined" size="small" href={pathname + withAfter(search, next)}>
          {text.nextPage}
        </Button>
      )}
    </Foot>
  )
}
