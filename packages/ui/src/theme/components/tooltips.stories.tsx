import Tooltip from '@mui/material/Tooltip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Bold from 'lucide-react/icons/bold'
import { expect, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../../elements/actions/icon-button.tsx'

const words = 'پررنگ (Ctrl+B)'
const meta = {
  component: Tooltip,
  title: 'Theme/Tooltip',
  args: {
    title: words,
    children: (
      <IconButton label={words}>
        <Bold size={20} />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: words })).toHaveFocus()
    const tip = await waitFor(() => {
      const shown = document.querySelector('[role="tooltip"]')
      return shown ?? Promise.reject(new Error('no tooltip at the focus of the keyboard'))
    })
    await expect(tip).toHaveTextContent(words)
    await waitFor(() => expect(tip.firstElementChild).toHaveStyle({ opacity: '1' }))
  },
}
