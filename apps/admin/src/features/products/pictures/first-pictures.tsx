import { IconButton } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { FileDrop } from '../../../shared/files/file-drop.tsx'
import { PICTURES } from '../../../shared/files/pictures.ts'
import { Panel, Row, Soft, Stack } from '../../../shared/panel.tsx'
import { picturesMessages as text } from './pictures.messages.ts'

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** The pictures of a product that is not there yet: they go up as soon as it is. */
export const FirstPictures = ({
  files,
  onChange,
}: {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}) => (
  <Panel>
    <h2>{text.title}</h2>
    <Stack>
      <FileDrop
        label={text.choose}
        accept={PICTURES}
        refused={text.refused}
        // The same file is chosen once.
        onFiles={(more) =>
          onChange([...new Map([...files, ...more].map((one) => [keyOf(one), one])).values()])
        }
      >
        <Soft>{text.hintOfNew}</Soft>
      </FileDrop>
      {files.map((file) => (
        <Row key={keyOf(file)}>
          <bdi>{file.name}</bdi>
          <IconButton
            label={text.leaveOut(file.name)}
            onClick={() => onChange(files.filter((other) => other !== file))}
          >
            <X size={18} />
          </IconButton>
        </Row>
      ))}
    </Stack>
  </Panel>
)
