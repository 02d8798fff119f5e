import { uploadAuthorPicture, useRemoveAuthorPictureMutation } from '@hojreh/api/admin'
import type { AuthorRecord } from '@hojreh/contract/admin'
import { PicturePanel } from '../../shared/pictures/picture-panel.tsx'
import { authorsMessages } from './authors.messages.ts'

/** The picture of an author. */
export const AuthorPicture = ({ author: { id, picture, name } }: { author: AuthorRecord }) => {
  const [remove, { isLoading }] = useRemoveAuthorPictureMutation()
  return (
    <PicturePanel
      picture={picture}
      look="face"
      name={name}
      words={authorsMessages.picture}
      upload={(chosen, alt) => uploadAuthorPicture(id, alt, chosen)}
      remove={() => remove({ id })}
      isRemoving={isLoading}
      tag="Author"
    />
  )
}
