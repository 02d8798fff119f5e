import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useGetMediaQuery } from '@hojreh/api/admin'
import { formatJalaliDateTime, formatNumber } from '@hojreh/persian'
import { corner, Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { mediaMessages as text } from '../../../features/media/media.messages.ts'
import { MediaForm } from '../../../features/media/media-form.tsx'
import { MediaUses } from '../../../features/media/media-uses.tsx'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { isMissing, MissingRecord } from '../../../shared/missing-record.tsx'
import { PageTitle } from '../../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../../shared/panel.tsx'
import { RecordBooks } from '../../../shared/record/record-books.tsx'

const Large = styled.img(
  css({ maxInlineSize: 'min(100%, 480px)', blockSize: 'auto', borderRadius: corner.card }),
)

/** One picture of the library: what it shows, and where. */
export const Component = () => {
  const { key = '' } = useParams()
  const query = useGetMediaQuery({ key }, { refetchOnMountOrArgChange: true })
  const list = { href: paths['media-library'], label: text.back }
  if (isMissing(query)) return <MissingRecord title={text.missingTitle} text={text.missing} list={list} />
  return (
    <>
      <Link href={list.href}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={query.currentData ? query.currentData.alt || text.unnamed : text.loading} />
      <Loaded query={query}>
        {(picture) => (
          <Stack>
            <Panel aria-label={text.form}>
              <Stack>
                <Large src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
                <Soft>
                  {[
                    text.size(formatNumber(picture.width), formatNumber(picture.height)),
                    text.addedAt(formatJalaliDateTime(picture.addedAt)),
                    picture.addedBy && text.addedBy(picture.addedBy),
                  ]
                    .filter(Boolean)
                    .join('، ')}
                </Soft>
                <MediaForm key={key} picture={picture} />
              </Stack>
            </Panel>
            <MediaUses picture={picture} />
            <RecordBooks subject={`picture:${key}`} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
