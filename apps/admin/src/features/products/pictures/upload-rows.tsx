import { Button } from '@hojreh/ui'
import LinearProgress from '@mui/material/LinearProgress'
import { Row, Stack, Warning } from '../../../shared/panel.tsx'
import { picturesMessages as text } from './pictures.messages.ts'
import type { Upload } from './use-uploads.ts'

/** Pictures on their way, each with how far it is, or why it did not arrive. */
export const UploadRows = ({
  uploads,
  onRetry,
  onDrop,
}: {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDrop: (upload: Upload) => void
}) => (
  <Stack aria-live="polite">
    {uploads.map((upload) => (
      <div key={upload.id}>
        <bdi>{upload.file.name}</bdi>
        {upload.failure === null ? (
          <LinearProgress
            variant="determinate"
            value={upload.part * 100}
            aria-label={text.sending(upload.file.name)}
          />
        ) : (
          <>
            <Warning>{upload.failure}</Warning>
            <Row>
              <Button size="small" variant="outlined" onClick={() => onRetry(upload)}>
                {text.retry}
              </Button>
              <Button size="small" variant="text" onClick={() => onDrop(upload)}>
                {text.drop}
              </Button>
            </Row>
          </>
        )}
      </div>
    ))}
  </Stack>
)
