import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../elements/actions/button.tsx'
import { Disclosure } from '../elements/disclosure.tsx'

const Row = styled.div(
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockEnd: 12 }),
)

/** What the theme makes of MUI's components, under the names that they are asked for. */
const meta = { title: 'Foundations/Variants' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Buttons: Story = {
  render: () => (
    <>
      {(['contained', 'outlined', 'text', 'link', 'option', 'optionOut'] as const).map((variant) => (
        <Row key={variant} dir="ltr">
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {variant} disabled
          </Button>
        </Row>
      ))}
      <Row dir="ltr">
        <Button color="error">contained error</Button>
        <Button loading>contained loading</Button>
      </Row>
    </>
  ),
}

export const Chips: Story = {
  render: () => (
    <Row dir="ltr">
      {(['default', 'primary', 'info', 'success', 'warning', 'error'] as const).map((color) => (
        <Chip key={color} variant="soft" color={color} label={`soft ${color}`} />
      ))}
      <Chip variant="choice" label="choice" />
    </Row>
  ),
}

export const Skeletons: Story = {
  render: () => (
    <>
      {(['line', 'half', 'title', 'price', 'button', 'field', 'block'] as const).map((variant) => (
        <Row key={variant} dir="ltr">
          <small>{variant}</small>
          <Skeleton variant={variant} />
        </Row>
      ))}
    </>
  ),
}

export const Accordions: Story = {
  render: () => (
    <>
      <Disclosure title="باز" isOpen>
        <p>آنچه زیر عنوان است.</p>
      </Disclosure>
      <Disclosure title="بسته">
        <p>آنچه با اشاره دیده می‌شود.</p>
      </Disclosure>
    </>
  ),
}
