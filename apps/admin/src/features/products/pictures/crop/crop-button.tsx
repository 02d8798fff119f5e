import { type ProductPicture, SMALLEST_CROP } from '@hojreh/contract/admin'
import { IconButton, lazyPart, OnDemand } from '@hojreh/ui'
import Crop from 'lucide-react/icons/crop'
import { useState } from 'react'
import { cropMessages as text } from './crop.messages.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'), 'CropDialog')

interface CropButtonProps {
  productId: string
  picture: ProductPicture
  /** Its place, as it is called. */
  name: string
}

/** Opens a picture to be cropped; what that needs is loaded with the first press. */
export const CropButton = ({ productId, picture, name }: CropButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={text.open(name)}
        disabled={Math.min(picture.width, picture.height) <= SMALLEST_CROP}
        onClick={() => setOpen(true)}
      >
        <Crop size={18} />
      </IconButton>
      <OnDemand isWanted={isOpen}>
        <CropDialog {...{ productId, picture, name, isOpen }} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  )
}
