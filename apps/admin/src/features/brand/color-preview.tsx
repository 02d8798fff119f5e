import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { colors, corner } from '@hojreh/ui'
import { brandColorsOf } from '@hojreh/ui/brand-colors'
import { useField } from 'react-final-form'
import { Row, Soft } from '../../shared/panel.tsx'
import { brandMessages as text } from './brand.messages.ts'
import { isHex } from './is-hex.ts'

const Ground = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    padding: 16,
    borderRadius: corner.card,
    border: '1px solid',
    fontWeight: 600,
    '& > :first-of-type': { paddingBlock: 6, paddingInline: 16, borderRadius: corner.pill },
  }),
)

/** How a button and a link look in the colour that is typed, by day and by night. */
export const ColorPreview = () => {
  const { input } = useField<string>('color')
  const wanted = input.value.toLowerCase()
  return (
    <Row role="group" aria-label={text.preview}>
      {(['light', 'dark'] as const).map((scheme) => {
        const { surface, line } = colors[scheme]
        const { turquoise, onTurquoise } = isHex(wanted) ? brandColorsOf(wanted, scheme) : colors[scheme]
        return (
          <div key={scheme}>
            <Soft>{text.schemes[scheme]}</Soft>
            <Ground style={{ backgroundColor: surface, borderColor: line, color: turquoise }}>
              <span style={{ backgroundColor: turquoise, color: onTurquoise }}>{text.button}</span>
              <span>{text.link}</span>
            </Ground>
          </div>
        )
      })}
    </Row>
  )
}
