import { uploadLogo, useRemoveLogoMutation } from '@hojreh/api/admin'
import type { Brand } from '@hojreh/contract/admin'
import { Soft, Stack } from '../../shared/panel.tsx'
import { PictureChoice } from '../../shared/pictures/picture-choice.tsx'
import { brandMessages as text } from './brand.messages.ts'

const HEIGHT = 64

/** The logo as it is, another one, or none. It goes up as it is: shrunk on the device, nothing would shine through it. */
export const LogoPart = ({ logo }: Pick<Brand, 'logo'>) => {
  const [remove, { isLoading }] = useRemoveLogoMutation()
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
      <PictureChoice
        hasPicture={logo !== null}
        words={text.logoChoice}
        prepare={(file) => file}
        upload={(chosen) => uploadLogo(chosen)}
        remove={() => remove()}
        isRemoving={isLoading}
        tag="Brand"
      />
    </Stack>
  )
}
