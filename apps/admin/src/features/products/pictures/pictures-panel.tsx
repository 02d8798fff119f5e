import {
  adminApi,
  type ChosenPicture,
  uploadPicture,
  useEditProductPicturesMutation,
} from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import type { ProductRecord } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useAct } from '../../../shared/acts/use-act.ts'
import { FileDrop } from '../../../shared/files/file-drop.tsx'
import { PICTURES } from '../../../shared/files/pictures.ts'
import { moved } from '../../../shared/ordered/moved.ts'
import { Sorting } from '../../../shared/ordered/sorting/sorting.tsx'
import { Panel, Soft, Stack } from '../../../shared/panel.tsx'
import { LibraryButton } from '../../../shared/pictures/library/library-button.tsx'
import { PictureRow } from './picture-row.tsx'
import { picturesMessages as text } from './pictures.messages.ts'
import { takePictures } from './pictures-to-come.ts'
import { UploadRows } from './upload-rows.tsx'
import { useUploads } from './use-uploads.ts'

/** The pictures of a product: more of them by drop or button, their order, their words. Each act is kept at once. */
export const PicturesPanel = ({ product: { productId: id, pictures } }: { product: ProductRecord }) => {
  const [edit] = useEditProductPicturesMutation()
  const act = useAct()
  const confirm = useConfirm()
  const { uploads, add, retry, drop } = useUploads(id)
  // Pictures that were chosen in the form of the new product.
  const begin = useEffectEvent(() => {
    const files = takePictures(id)
    if (files.length > 0) add(files)
  })
  useEffect(() => begin(), [])
  const dispatch = useDispatch()
  const keys = pictures.map(({ key }) => key)
  const save = (body: Parameters<typeof edit>[0]['body'], done: string) =>
    act(edit({ query: { id }, body }), done)
  const take = async (picture: ChosenPicture) => {
    const isDone = await act(uploadPicture(id, picture), text.added)
    if (isDone) dispatch(adminApi.util.invalidateTags(['Product', 'Action']))
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
  // Where it was put, until the shop has it there, too.
  const [wanted, setWanted] = useState<{ order: readonly string[]; seen: typeof pictures } | null>(null)
  const shown = wanted?.seen === pictures ? wanted.order : keys
  const nameOf = (key: string) => text.picture(toPersianDigits(shown.indexOf(key) + 1))
  const move = async (from: number, to: number) => {
    const order = moved(shown, from, to)
    setWanted({ order, seen: pictures })
    if (!(await save({ order }, text.ordered))) setWanted(null)
  }
  const rowOf = (key: string, handle: ReactNode) => {
    const picture = pictures.find((one) => one.key === key)
    const place = shown.indexOf(key)
    return (
      picture && (
        <PictureRow
          key={picture.alt}
          productId={id}
          picture={picture}
          place={place}
          isLast={place === shown.length - 1}
          handle={handle}
          onMove={(from, to) => void move(from, to)}
          onDescribe={(alt) => void save({ alts: [{ key, alt }] }, text.described)}
          onRemove={() => void remove(key)}
        />
      )
    )
  }
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        {pictures.length === 0 && <Soft>{text.none}</Soft>}
        {pictures.length > 0 && (
          <Sorting label={text.list} ids={shown} nameOf={nameOf} onMove={(from, to) => void move(from, to)}>
            {rowOf}
          </Sorting>
        )}
        <UploadRows uploads={uploads} onRetry={retry} onDrop={drop} />
        <FileDrop label={text.choose} accept={PICTURES} refused={text.refused} onFiles={add}>
          <LibraryButton onPick={({ key }) => void take({ from: key })} />
          <Soft>{text.hint}</Soft>
        </FileDrop>
      </Stack>
    </Panel>
  )
}
