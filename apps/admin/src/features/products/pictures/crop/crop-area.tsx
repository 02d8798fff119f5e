import 'react-image-crop/dist/ReactCrop.css'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ProductPicture, SMALLEST_CROP } from '@hojreh/contract/admin'
import { color } from '@hojreh/ui'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { cropMessages as text } from './crop.messages.ts'

const Area = styled.div(
  css({
    display: 'flex',
    justifyContent: 'center',
    '--rc-focus-color': color.turquoise,
    '& .ReactCrop': { maxBlockSize: '50dvh' },
    '& img': { blockSize: 'auto' },
  }),
)

interface CropAreaProps {
  picture: ProductPicture
  crop: PercentCrop
  isSquare: boolean
  onChange: (crop: PercentCrop) => void
}

/** A picture with the part of it that stays. Left is left in it, whichever way the page reads. */
export const CropArea = ({ picture, crop, isSquare, onChange }: CropAreaProps) => (
  <Area dir="ltr">
    <ReactCrop
      crop={crop}
      onChange={(_pixels, percents) => onChange(percents)}
      keepSelection
      ruleOfThirds
      ariaLabels={{ cropArea: text.area, ...text.handles }}
      minWidth={SMALLEST_CROP}
      minHeight={SMALLEST_CROP}
      {...(isSquare && { aspect: 1 })}
    >
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
    </ReactCrop>
  </Area>
)
