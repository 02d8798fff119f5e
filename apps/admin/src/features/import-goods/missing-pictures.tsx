import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useListMissingPicturesQuery, useRetryPicturesMutation } from '@hojreh/api/admin'
import { formatNumber } from '@hojreh/persian'
import { Button, Disclosure } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { LoadFailure } from '../../shared/loading/load-failure.tsx'
import { Panel, Row, Soft, Stack, Warning } from '../../shared/panel.tsx'
import { missingPicturesMessages as text } from './missing-pictures.messages.ts'

// An address has no place to break.
const Address = styled.bdi(css({ overflowWrap: 'anywhere' }))

/** Pictures of imported goods that are not there, why, and a button that asks for them again; nothing while none is missing. */
export const MissingPictures = () => {
  const { data, error, refetch } = useListMissingPicturesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [retry, { isLoading }] = useRetryPicturesMutation()
  const act = useAct()
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data || data.failed + data.waiting === 0) return null
  const { failed, waiting, products, items } = data
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        {waiting > 0 && <Soft>{text.waiting(formatNumber(waiting))}</Soft>}
        {failed > 0 && (
          <>
            <Warning>{text.counts(formatNumber(failed), formatNumber(products))}</Warning>
            <Disclosure title={text.list(formatNumber(items.length))} headingLevel={3}>
              <ul>
                {items.map(({ address, sku, title, trouble }) => (
                  <li key={`${sku} ${address}`}>
                    {text.line(sku, title, text.troubles[trouble])} <Address dir="ltr">{address}</Address>
                  </li>
                ))}
              </ul>
            </Disclosure>
            {items.some(({ trouble }) => trouble !== 'no_file') && (
              <Row>
                <Button
                  variant="outlined"
                  loading={isLoading}
                  onClick={() => void act(retry(undefined), text.queued)}
                >
                  {text.retry}
                </Button>
              </Row>
            )}
          </>
        )}
      </Stack>
    </Panel>
  )
}
