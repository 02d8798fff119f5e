import { css } from '@emotion/react'
import styled from '@emotion/styled'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { FileButton } from '../fields/file-button.tsx'
import type { ValueProps } from '../fields/form-value.tsx'
import { color, corner } from '../theme/vars.ts'
import { commentMessages as text } from './comment.messages.ts'
import { previewOf } from './preview-of.ts'

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
          <FileButton
            id={id}
            describedBy={`${id}-note`}
            multiple
            onChoose={(chosen) => onChange([...files, ...chosen].slice(0, max))}
          >
            {text.choosePicture}
          </FileButton>
        )}
      </Row>
      <FormHelperText id={`${id}-note`} role={message ? 'alert' : undefined}>
        {message ?? text.picturesHint(max)}
      </FormHelperText>
    </FormControl>
  )
}
