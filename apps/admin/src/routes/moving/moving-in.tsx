import { useListImportRunsQuery } from '@hojreh/api/admin'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { movingMessages as text } from '../../features/moving/moving.messages.ts'
import { RunCard } from '../../features/moving/run-card.tsx'
import { WooForm } from '../../features/moving/woo-form.tsx'
import { WordpressPanel } from '../../features/moving/wordpress-panel.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Stack } from '../../shared/panel.tsx'

const WATCH_MS = 2_000

/** Everything of another shop: by its API, by its files. */
export const Component = () => {
  const may = useMay()
  const [isWatched, setWatched] = useState(false)
  const runs = useListImportRunsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWatched ? WATCH_MS : 0,
  })
  const isRunning = runs.currentData?.some(({ state }) => state === 'running') ?? false
  if (isRunning !== isWatched) setWatched(isRunning)
  return (
    <>
      <PageTitle title={text.title}>
        {may('products.import') && (
          <Button href={paths['import-goods']} variant="outlined" size="small">
            {text.goodsFile}
          </Button>
        )}
      </PageTitle>
      <Stack>
        <p>{text.lead}</p>
        <Panel>
          <h2>{text.woo.title}</h2>
          <Stack>
            <p>{text.woo.lead}</p>
            <WooForm isBusy={isRunning} />
          </Stack>
        </Panel>
        <Loaded query={runs}>
          {(items) =>
            items.length === 0 ? null : (
              <Stack>
                <h2>{text.runs.title}</h2>
                {items.map((run) => (
                  <RunCard key={run.id} run={run} />
                ))}
              </Stack>
            )
          }
        </Loaded>
        <WordpressPanel />
      </Stack>
    </>
  )
}
