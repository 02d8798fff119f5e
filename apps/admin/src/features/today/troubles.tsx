import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListTroublesQuery } from '@hojreh/api/admin'
import type { Trouble } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { color, Disclosure, LoadingLabel, Skeleton, StatusChip } from '@hojreh/ui'
import { LoadFailure } from '../../shared/loading/load-failure.tsx'
import { Panel, Row, Soft } from '../../shared/panel.tsx'
import { todayMessages as text } from './today.messages.ts'

const List = styled.ul(
  css({
    display: 'grid',
    gap: 12,
    marginBlockEnd: 8,
    '& > li': { display: 'grid', gap: 2, justifyItems: 'start' },
  }),
)
const Detail = styled.p(
  css({ color: color.inkSoft, fontSize: '0.8125rem', textAlign: 'left', overflowWrap: 'anywhere' }),
)

/** Returns one finding for each area, as two of them would read the same: the first, which is the worst. */
const worstOfEach = (troubles: readonly Trouble[]) =>
  troubles.filter(({ area }, at) => troubles.findIndex((other) => other.area === area) === at)

/** What is wrong with the shop, in the merchant's words; the doctor's own words are for the operator of the server. */
export const Troubles = () => {
  const { data, error, refetch } = useListTroublesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <Panel>
      <h2>{text.troubles}</h2>
      {!data && (
        <>
          <LoadingLabel />
          <Skeleton variant="block" />
        </>
      )}
      {data?.troubles.length === 0 && <p>{text.noTroubles}</p>}
      {data && data.troubles.length > 0 && (
        <>
          <List>
            {worstOfEach(data.troubles).map(({ area, state }) => (
              <li key={area}>
                <Row>
                  <StatusChip tone={state === 'bad' ? 'danger' : 'warning'}>
                    {text.troubleStates[state]}
                  </StatusChip>
                  {text.troubleAreas[area]}
                </Row>
              </li>
            ))}
          </List>
          <Disclosure title={text.troubleDetails} headingLevel={3}>
            {data.troubles.map(({ detail }) => (
              <Detail key={detail} dir="ltr" lang="en">
                {detail}
              </Detail>
            ))}
          </Disclosure>
        </>
      )}
      {data && <Soft>{text.lookedAt(formatJalaliDateTime(data.at))}</Soft>}
    </Panel>
  )
}
