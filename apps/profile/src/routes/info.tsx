import { Head } from '@hojreh/app'
import { Devices } from '../features/devices/devices.tsx'
import { infoMessages as text } from '../features/info/info.messages.ts'
import { Info } from '../features/info/info.tsx'
import { PageHeader, Stack } from '../shared/panel.tsx'

export const Component = () => (
  <>
    <Head title={text.title} isHiddenFromSearch />
    <PageHeader>
      <h1>{text.title}</h1>
    </PageHeader>
    <Stack>
      <Info />
      <Devices />
    </Stack>
  </>
)
