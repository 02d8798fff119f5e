import { useGetMakerQuery } from '@hojreh/api/admin'
import { Button, Link } from '@hojreh/ui'
import { useParams } from 'react-router-dom'
import { EditMakerForm } from '../../features/makers/edit-maker-form.tsx'
import { MakerPicture } from '../../features/makers/maker-picture.tsx'
import { makersMessages as text } from '../../features/makers/makers.messages.ts'
import { MergeMaker } from '../../features/makers/merge-maker.tsx'
import { RemoveMaker } from '../../features/makers/remove-maker.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { isMissing, MissingRecord } from '../../shared/missing-record.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** One maker: its words and its picture, and how two become one. */
export const Component = () => {
  const { id = '' } = useParams()
  const may = useMay()
  const query = useGetMakerQuery({ id }, { refetchOnMountOrArgChange: true })
  if (isMissing(query))
    return (
      <MissingRecord
        title={text.missingTitle}
        text={text.missing}
        list={{ href: paths.makers, label: text.back }}
      />
    )
  const maker = query.currentData
  return (
    <>
      <Link href={paths.makers}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={maker?.title ?? text.loading}>
        {maker && (
          <Button href={`/brand/${maker.slug}`} variant="outlined" size="small">
            {text.inShop}
          </Button>
        )}
      </PageTitle>
      <Loaded query={query}>
        {(loaded) =>
          may('products.edit') ? (
            <Stack>
              <EditMakerForm key={id} maker={loaded} />
              <MakerPicture key={`picture ${id}`} maker={loaded} />
              <MergeMaker key={`merge ${id}`} maker={loaded} />
              <RemoveMaker maker={loaded} />
              <RecordBooks subject={`maker:${id}`} />
            </Stack>
          ) : (
            <Soft>{loaded.otherNames.join('، ')}</Soft>
          )
        }
      </Loaded>
    </>
  )
}
