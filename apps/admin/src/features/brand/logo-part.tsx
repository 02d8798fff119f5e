import { adminApi, type ChosenPicture, uploadLogo, useRemoveLogoMutation } from '@hojreh/api/admin'
import type { Brand } from '@hojreh/contract/admin'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { PicturePlace } from '../../shared/files/picture-place.tsx'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { LibraryButton } from '../../shared/pictures/library/library-button.tsx'
import { brandMessages as text } from './brand.messages.ts'

const HEIGHT = 64

/** The logo as it is, another one, or none. It goes up as it is: shrunk on the device, nothing would shine through it. */
export const LogoPart = ({ logo }: Pick<Brand, 'logo'>) => {
  const dispatch = useDispatch()
  const act = useAct()
  const [isSending, setSending] = useState(false)
  const [remove, { isLoading }] = useRemoveLogoMutation()
  const take = async (file: ChosenPicture) => {
    setSending(true)
    const isDone = await act(uploadLogo(file), text.logoSet)
    setSending(false)
    if (isDone) dispatch(adminApi.util.invalidateTags(['Brand', 'Action']))
  }
  return (
    <Stack>
      <Soft>{logo ? text.logoText : `${text.noLogo} ${text.logoText}`}</Soft>
      {logo && (
        <img
          src={logo.src}
          alt={text.logo}
          width={Math.round((HEIGHT * logo.width) / logo.height)}
          height={HEIGHT}
          style={{ objectFit: 'contain', maxInlineSize: '100%' }}
        />
      )}
      <PicturePlace
        label={text.chooseLogo}
        button={logo ? text.changeLogo : text.chooseLogo}
        isBusy={isSending}
        onPicture={(file) => void take(file)}
      >
        <Row>
          <LibraryButton onPick={({ key }) => void take({ from: key })} />
          {logo && (
            <AskingButton
              color="error"
              loading={isLoading}
              question={{
                title: text.removeTitle,
                text: text.removeText,
                confirmLabel: text.removeLogo,
                cancelLabel: text.removeNo,
                isDangerous: true,
              }}
              act={remove}
              done={text.logoRemoved}
            >
              {text.removeLogo}
            </AskingButton>
          )}
        </Row>
      </PicturePlace>
    </Stack>
  )
}
