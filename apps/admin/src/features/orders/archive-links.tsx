import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { Row } from '../../shared/panel.tsx'
import { ordersMessages as text } from './orders.messages.ts'

const Above = styled(Row)(css({ marginBlockEnd: 12 }))

const hrefOf = (search: URLSearchParams, archived: string) =>
  `${paths.orders}?${withQuestion(search, { archived })}`

/** From what a name found to the archived orders of that name. */
export const ToArchive = ({ search }: { search: URLSearchParams }) => (
  <Row>
    <Button variant="text" size="small" href={hrefOf(search, 'yes')}>
      {text.findArchived(search.get('q') ?? '')}
    </Button>
  </Row>
)

/** Above archived orders: what they are, and the way back. */
export const InArchive = ({ search }: { search: URLSearchParams }) => (
  <Above>
    <p>{text.areArchived}</p>
    <Button variant="text" size="small" href={hrefOf(search, '')}>
      {text.findCurrent(search.get('q') ?? '')}
    </Button>
  </Above>
)
