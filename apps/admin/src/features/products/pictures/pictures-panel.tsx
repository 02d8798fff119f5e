import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  adminApi,
  type ChosenPicture,
  uploadPicture,
  useEditProductPicturesMutation,
} from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { ProductRecord } from '@hojreh/contract/admin'
import { Button, color, corner } from '@hojreh/ui'
import { type ChangeEvent, type DragEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useAct } from '../../../shared/acts/use-act.ts'
import { Panel, Soft, Stack } from '../../../shared/panel.tsx'
import { LibraryButton } from '../../../shared/pictures/library/library-button.tsx'
import { PictureRow } from './picture-row.tsx'
import { picturesMessages as text } from './pictures.messages.ts'
import { UploadRows } from './upload-rows.tsx'
import { useUploads } from './use-uploads.ts'

const Place = styled.div(
  css({
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: 12,
    border: `1px dashed ${color.line}`,
    borderRadius: corner.card,
  }),
)
const Pictures = styled.ol(css({ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }))

const moved = (keys: readonly string[], from: number, to: number): string[] => {
  const others = keys.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...keys.slice(from, from + 1))
}

/** The pictures of a product: more of them by drop or button, their order, their words. Each act is kept at once. */
export const PicturesPanel = ({ product: { productId: id, pictures } }: { product: ProductRecord }) => {
  const [edit] = useEditProductPicturesMutation()
  const act = useAct()
  const confirm = useConfirm()
  const { uploads, add, retry, drop } = useUploads(id)
  const dispatch = useDispatch()
  const input = useRef<HTMLInputElement>(null)
  const keys = pictures.map(({ key }) => key)
  const save = (body: Parameters<typeof edit>[0]['body'], done: string) =>
    act(edit({ query: { id }, body }), done)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(target.files ?? [])
    // The same file may be chosen again.
    target.value = ''
  }
  const take = async (picture: ChosenPicture) => {
    const isDone = await act(uploadPicture(id, picture), text.added)
    if (isDone) dispatch(adminApi.util.invalidateTags(['Product', 'Action']))
  }
  const takeDropped = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  const remove = async (key: string) => {
    const isSure = await confirm({
      title: text.removeTitle,
      text: text.removeText,
      confirmLabel: text.removeYes,
      cancelLabel: text.removeNo,
      isDangerous: true,
    })
    if (isSure) await save({ removed: [key] }, text.removed)
  }
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        {pictures.length === 0 && <Soft>{text.none}</Soft>}
        <Pictures aria-label={text.list}>
          {pictures.map((picture, place) => (
            <PictureRow
              key={`${picture.key}:${picture.alt}`}
              picture={picture}
              place={place}
              isLast={place === pictures.length - 1}
              onMove={(from, to) => from !== to && void save({ order: moved(keys, from, to) }, text.ordered)}
              onDescribe={(alt) => void save({ alts: [{ key: picture.key, alt }] }, text.described)}
              onRemove={() => void remove(picture.key)}
            />
          ))}
        </Pictures>
        <UploadRows uploads={uploads} onRetry={retry} onDrop={drop} />
        <Place onDragOver={(event) => event.preventDefault()} onDrop={takeDropped}>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {text.choose}
          </Button>
          <LibraryButton onPick={({ key }) => void take({ from: key })} />
          <Soft>{text.hint}</Soft>
          <input ref={input} type="file" accept="image/*" multiple hidden onChange={choose} />
        </Place>
      </Stack>
    </Panel>
  )
}
