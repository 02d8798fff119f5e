import { useCropProductPictureMutation } from '@hojreh/api/admin'
import type { ProductPicture } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, Dialog, Select } from '@hojreh/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { useAct } from '../../../../shared/acts/use-act.ts'
import { Soft, Stack } from '../../../../shared/panel.tsx'
import { cropMessages as text } from './crop.messages.ts'
import { CropArea } from './crop-area.tsx'
import { partOf } from './part-of.ts'

const START = 80
const shapes = [
  { value: 'free', label: text.free },
  { value: 'square', label: text.square },
]

interface CropDialogProps {
  productId: string
  picture: ProductPicture
  name: string
  isOpen: boolean
  onClose: () => void
}

/** A part of a picture is chosen by mouse, finger or keyboard, and put in its place. */
export const CropDialog = ({ productId, picture, name, isOpen, onClose }: CropDialogProps) => {
  const id = useId()
  const act = useAct()
  const [send, { isLoading }] = useCropProductPictureMutation()
  const [shape, setShape] = useState('free')
  const { width, height } = picture
  const startOf = (aspect?: number) => {
    const crop = aspect
      ? makeAspectCrop({ unit: '%', width: START }, aspect, width, height)
      : ({ unit: '%', width: START, height: START } as const)
    return centerCrop(crop, width, height)
  }
  const [crop, setCrop] = useState<PercentCrop>(() => startOf())
  const part = partOf(picture, crop)
  const reshape = (next: string) => {
    setShape(next)
    setCrop(startOf(next === 'square' ? 1 : undefined))
  }
  const save = async () => {
    const body = { key: picture.key, ...part }
    if (await act(send({ query: { id: productId }, body }), text.done)) onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{text.title(name)}</DialogTitle>
      <DialogContent>
        <Stack>
          <CropArea picture={picture} crop={crop} isSquare={shape === 'square'} onChange={setCrop} />
          <Soft role="status">{text.result(toPersianDigits(part.width), toPersianDigits(part.height))}</Soft>
          <Select
            name="crop-shape"
            label={text.shape}
            options={shapes}
            value={shape}
            onChange={reshape}
            hasNote={false}
          />
          <Soft>{text.hint}</Soft>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button loading={isLoading} onClick={() => void save()}>
          {text.save}
        </Button>
        <Button variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
