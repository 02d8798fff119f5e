import { uploadMakerPicture, useRemoveMakerPictureMutation } from '@hojreh/api/admin'
import type { MakerRecord } from '@hojreh/contract/admin'
import { PicturePanel } from '../../shared/pictures/picture-panel.tsx'
import { makersMessages } from './makers.messages.ts'

/** The logo or picture of a maker. */
export const MakerPicture = ({ maker: { id, picture, title } }: { maker: MakerRecord }) => {
  const [remove, { isLoading }] = useRemoveMakerPictureMutation()
  return (
    <PicturePanel
      picture={picture}
      look="logo"
      name={title}
      words={makersMessages.picture}
      upload={(chosen, alt) => uploadMakerPicture(id, alt, chosen)}
      remove={() => remove({ id })}
      isRemoving={isLoading}
      tag="Maker"
    />
  )
}
