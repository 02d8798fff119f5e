import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { hiddenLook } from '../elements/visually-hidden.tsx'
import type { ValueProps } from '../fields/form-value.tsx'
import { color, corner } from '../theme/vars.ts'
import { commentMessages as text } from './comment.messages.ts'
import { previewOf } from './preview-of.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/avif'

const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    '& > :has(:focus-visible)': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
  }),
)
const Tile = styled.span(
  css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 88,
    blockSize: 88,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    fontSize: '0.8125rem',
    '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
    '& > bdi': { padding: 4, overflowWrap: 'anywhere' },
    '& > button': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      borderRadius: corner.small,
      backgroundColor: color.surface,
    },
  }),
)
// Not `display: none`: the keyboard goes to it, the button around it is its label.
const Chooser = styled.input(hiddenLook)

// MUI would call it a button.
const label = { component: 'label', role: undefined } as const

const Chosen = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const [preview, setPreview] = useState('')
  useEffect(() => {
    let isWanted = true
    void previewOf(file).then((made) => isWanted && setPreview(made))
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <Tile>
      {preview ? <img src={preview} alt={file.name} /> : <bdi>{file.name}</bdi>}
      <IconButton label={text.removePicture(file.name)} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </Tile>
  )
}

export type PicturesInputProps = ValueProps<readonly File[]> & { max: number }

/** Chooses a few pictures and shows them small. */
export const PicturesInput = ({ value: files = [], max, message, onChange }: PicturesInputProps) => {
  const id = useId()
  return (
    <FormControl error={Boolean(message)} fullWidth>
      <FormLabel htmlFor={id}>{text.pictures}</FormLabel>
      <Row>
        {files.map((file) => (
          <Chosen
            key={`${file.name}-${file.lastModified}-${file.size}`}
            file={file}
            onRemove={() => onChange(files.filter((one) => one !== file))}
          />
        ))}
        {files.length < max && (
          <Button {...label} tabIndex={-1} variant="outlined" startIcon={<ImagePlus size={18} />}>
            {text.choosePicture}
            <Chooser
              id={id}
              type="file"
              multiple
              accept={TYPES}
              aria-describedby={`${id}-note`}
              onChange={({ target }) => {
                onChange([...files, ...(target.files ?? [])].slice(0, max))
                // The same file may be chosen again after it was taken away.
                target.value = ''
              }}
            />
          </Button>
        )}
      </Row>
      <FormHelperText id={`${id}-note`} role={message ? 'alert' : undefined}>
        {message ?? text.picturesHint(max)}
      </FormHelperText>
    </FormControl>
  )
}
