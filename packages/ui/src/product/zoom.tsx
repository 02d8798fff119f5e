import { css } from '@emotion/react'
import styled from '@emotion/styled'
import X from 'lucide-react/icons/x'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { Dialog } from '../floating/dialog.tsx'
import { color, corner } from '../theme/vars.ts'
import { type PictureSource, ProductPicture } from './card/product-picture.tsx'
import { gallerySizes } from './gallery.styles.ts'
import { productMessages as text } from './product.messages.ts'

const Stage = styled.div(
  css({
    position: 'relative',
    overflow: 'auto',
    touchAction: 'pan-x pan-y pinch-zoom',
    display: 'grid',
    '& picture': { gridArea: '1 / 1', inlineSize: 'min(92vw, 92dvh)', aspectRatio: '1' },
    // The large one comes over the small one, without a moment of flat colour between.
    '& picture + picture': { backgroundColor: 'transparent', '& svg': { display: 'none' } },
  }),
)
const Close = styled.div(
  css({
    position: 'absolute',
    insetBlockStart: 12,
    insetInlineEnd: 12,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
  }),
)

/** One picture as large as the window; nothing when there is none. */
export const Zoom = ({ picture, onClose }: { picture: PictureSource | undefined; onClose: () => void }) => (
  <Dialog
    open={picture !== undefined}
    onClose={onClose}
    maxWidth={false}
    slotProps={{ paper: { 'aria-label': picture?.alt || text.gallery } }}
  >
    <Stage>
      {picture && (
        <>
          <ProductPicture {...picture} alt="" sizes={gallerySizes} isPriority />
          <ProductPicture {...picture} sizes="92vmin" isPriority />
        </>
      )}
      <Close>
        <IconButton label={text.closeZoom} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </Close>
    </Stage>
  </Dialog>
)
