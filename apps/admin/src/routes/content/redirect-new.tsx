import { Link } from '@hojreh/ui'
import { AddRedirect } from '../../features/redirects/add-redirect.tsx'
import { ImportRedirects } from '../../features/redirects/import-redirects.tsx'
import { redirectsMessages as text } from '../../features/redirects/redirects.messages.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'

/** Old addresses, one by one or as a pasted list. */
export const Component = () => {
  const may = useMay()
  return (
    <>
      <Link href={paths.redirects}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.newTitle} />
      {may('content.publish') ? (
        <Stack>
          <AddRedirect />
          <ImportRedirects />
        </Stack>
      ) : (
        <Panel>{text.readOnly}</Panel>
      )}
    </>
  )
}
