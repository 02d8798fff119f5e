import { formatNumber } from '@hojreh/persian'
import { Button, EmptyState, Notice } from '@hojreh/ui'
import PackageCheck from 'lucide-react/icons/package-check'
import { CameraScanner } from '../../features/packing/camera.tsx'
import { packingMessages as text } from '../../features/packing/packing.messages.ts'
import { ParcelRows } from '../../features/packing/parcel-rows.tsx'
import { ScanForm } from '../../features/packing/scan-form.tsx'
import { useParcels } from '../../features/packing/use-parcels.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Row, Soft, Stack } from '../../shared/panel.tsx'

/** Parcels of a round: order and code scanned one after the other, and all of them sent once. */
export const Component = () => {
  const { rows, current, ready, sent, isSending, ...parcels } = useParcels()
  return (
    <>
      <PageTitle title={text.title}>
        <Button loading={isSending} disabled={ready.length === 0} onClick={() => void parcels.sendAll()}>
          {text.sendAll(formatNumber(ready.length))}
        </Button>
      </PageTitle>
      <Stack>
        <Soft>{text.lead}</Soft>
        <ScanForm current={current} onScan={parcels.scan} />
        <Row>
          <CameraScanner onScan={parcels.scan} />
          {current !== null && (
            <Button variant="text" size="small" onClick={parcels.skip}>
              {text.skip}
            </Button>
          )}
        </Row>
        {sent > 0 && (
          <Notice
            severity="success"
            action={
              <Button variant="text" size="small" onClick={parcels.clearSent}>
                {text.clearSent}
              </Button>
            }
          >
            {text.sentOf(formatNumber(sent))}
          </Notice>
        )}
        {rows.length > 0 ? (
          <ParcelRows rows={rows} current={current} onRemove={parcels.remove} />
        ) : (
          <EmptyState
            icon={<PackageCheck size={28} />}
            title={text.emptyTitle}
            text={text.empty}
            actions={
              <Button variant="outlined" href={`${paths.orders}?status=paid&sort=oldest`}>
                {text.toPack}
              </Button>
            }
          />
        )}
      </Stack>
    </>
  )
}
