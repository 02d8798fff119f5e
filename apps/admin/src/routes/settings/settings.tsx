import { useGetShopSettingsQuery } from '@hojreh/api/admin'
import { Button } from '@hojreh/ui'
import { ShopStatePanel } from '../../features/opening/shop-state-panel.tsx'
import { Connections } from '../../features/settings/connections.tsx'
import { settingsMessages as text } from '../../features/settings/settings.messages.ts'
import { SettingsForm } from '../../features/settings/settings-form.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** What the shop is called, how it is reached, and what the machine has been given. */
export const Component = () => {
  const may = useMay()
  const settings = useGetShopSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={settings}>
        {(shown) => (
          <Stack>
            <Soft>{text.lead}</Soft>
            <Row>
              <Button size="small" variant="outlined" href={paths.brand}>
                {text.brand}
              </Button>
            </Row>
            {may('shop.open') && <ShopStatePanel />}
            <SettingsForm settings={shown} />
            <Connections connections={shown.connections} />
            <RecordBooks subject="settings:shop" />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
