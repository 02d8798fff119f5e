import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { adminApi, type ChosenPicture, uploadCover, useRemoveArticleCoverMutation } from '@hojreh/api/admin'
import type { ArticleRecord } from '@hojreh/contract/admin'
import { corner, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { PicturePlace } from '../../shared/files/picture-place.tsx'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { LibraryButton } from '../../shared/pictures/library/library-button.tsx'
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts'
import { articlesMessages as text } from './articles.messages.ts'

const Cover = styled.img(
  css({ maxInlineSize: 'min(100%, 420px)', blockSize: 'auto', borderRadius: corner.card }),
)

/** The cover of an article with the words for whoever does not see it. */
export const CoverPanel = ({ article: { id, cover, title } }: { article: ArticleRecord }) => {
  const dispatch = useDispatch()
  const act = useAct()
  const [alt, setAlt] = useState(cover?.alt ?? '')
  const [isSending, setSending] = useState(false)
  const [remove, { isLoading }] = useRemoveArticleCoverMutation()
  const send = async (picture: ChosenPicture, words: string) => {
    setSending(true)
    const isDone = await act(uploadCover(id, alt.trim() || words || title, picture), text.coverSet)
    setSending(false)
    if (isDone) dispatch(adminApi.util.invalidateTags(['Article', 'Action']))
  }
  return (
    <Panel>
      <h2>{text.cover}</h2>
      <Stack>
        {cover && <Cover src={cover.src} alt={cover.alt} width={cover.width} height={cover.height} />}
        <TextInput name="alt" label={text.coverAlt} hint={text.coverAltHint} value={alt} onChange={setAlt} />
        <PicturePlace
          label={text.chooseCover}
          button={cover ? text.changeCover : text.chooseCover}
          isBusy={isSending}
          onPicture={async (file) => send(await shrinkPicture(file), '')}
        >
          <Row>
            <LibraryButton onPick={({ key, alt: words }) => void send({ from: key }, words)} />
            {cover && (
              <AskingButton
                color="error"
                loading={isLoading}
                question={{
                  title: text.removeCoverTitle,
                  text: text.removeCoverText,
                  confirmLabel: text.removeCover,
                  cancelLabel: text.unpublishNo,
                  isDangerous: true,
                }}
                act={() => remove({ id })}
                done={text.coverRemoved}
              >
                {text.removeCover}
              </AskingButton>
            )}
          </Row>
        </PicturePlace>
      </Stack>
    </Panel>
  )
}
