import {
  type AdminArgOf,
  type AdminResponseOf,
  usePreviewPriceJobQuery,
  useStartPriceJobMutation,
} from '@hojreh/api/admin'
import { formatNumber, formatToman } from '@hojreh/persian'
import { Button, Notice, Toman } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { productHref } from '../../shared/record/product-href.ts'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { priceJobsMessages as text } from './price-jobs.messages.ts'

export type PreviewArgs = AdminArgOf<'previewPriceJob'>
type Good = AdminResponseOf<'previewPriceJob'>['some'][number]

const Sum = ({ price, listPrice }: { price: number; listPrice: number | null }) => (
  <span>
    <Toman rial={price} />
    {listPrice !== null && (
      <>
        <br />
        <Soft>{text.before(formatToman(listPrice))}</Soft>
      </>
    )}
  </span>
)
const rowOf = ({ productId, title, price, listPrice, newPrice, newListPrice }: Good) => ({
  key: productId,
  cells: [
    <RowLink key="title" href={productHref(productId)}>
      {title}
    </RowLink>,
    <Sum key="now" price={price} listPrice={listPrice} />,
    <Sum key="then" price={newPrice} listPrice={newListPrice} />,
  ],
})

/** What the change would do, and the button that begins it. */
export const Preview = ({ args, onStarted }: { args: PreviewArgs; onStarted: () => void }) => {
  const query = usePreviewPriceJobQuery(args, { refetchOnMountOrArgChange: true })
  const [startJob, { isLoading }] = useStartPriceJobMutation()
  const act = useAct()
  const start = async (total: number) => {
    if (await act(startJob({ ...args, total }), text.started)) onStarted()
  }
  return (
    <Panel>
      <h2>{text.previewTitle}</h2>
      <Loaded query={query}>
        {({ total, needsApproval, some }) =>
          total === 0 ? (
            <p>{text.nothing}</p>
          ) : (
            <Stack>
              <Soft>{text.some(formatNumber(total))}</Soft>
              <RowTable
                label={text.previewTitle}
                columns={text.columns}
                template="2fr 1fr 1fr"
                rows={some.map(rowOf)}
              />
              {needsApproval && <Notice severity="info">{text.needsApproval}</Notice>}
              <p>
                <Button loading={isLoading} onClick={() => void start(total)}>
                  {text.start(formatNumber(total))}
                </Button>
              </p>
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  )
}
