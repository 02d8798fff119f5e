import { Button, Sections } from '@hojreh/ui'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { Panel, Row, Soft, Stack } from '../../../shared/panel.tsx'
import { homeMessages as text } from '../home.messages.ts'
import { blocksIn, type HomeValues } from '../home-values.ts'
import { PreviewBlock } from './preview-block.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const widths = { phone: 390, desktop: 1280 } as const

/** The home page of what is typed, at the width of a phone or of a desktop. */
export const HomePreview = () => {
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  const { values } = useFormState<HomeValues>({ subscription: { values: true } })
  const width = widths[device]
  return (
    <Panel aria-label={text.preview}>
      <h2>{text.preview}</h2>
      <Stack>
        <Soft>{text.previewNote}</Soft>
        <Row>
          {(['phone', 'desktop'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              variant={name === device ? 'contained' : 'outlined'}
              aria-pressed={name === device}
              onClick={() => setDevice(name)}
            >
              {text[name]}
            </Button>
          ))}
        </Row>
        <div style={{ maxInlineSize: width }}>
          <PreviewFrame title={text.preview} width={width}>
            <Sections>
              {blocksIn(values.blocks).map((block) => (
                <PreviewBlock key={block.id} block={block} />
              ))}
            </Sections>
          </PreviewFrame>
        </div>
      </Stack>
    </Panel>
  )
}
