import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CaptchaFailure } from './captcha-failure.tsx'
import { type CaptchaState, CaptchaWidget } from './captcha-widget.tsx'

const meta = {
  component: CaptchaWidget,
  subcomponents: { CaptchaFailure },
  title: 'Auth/CaptchaWidget',
  parameters: { widest: 392 },
  args: { state: 'idle', onStart: fn() },
} satisfies Meta<typeof CaptchaWidget>
export default meta
type Story = StoryObj<typeof meta>

const Ticking = ({ onStart }: { onStart: () => void }) => {
  const [state, setState] = useState<CaptchaState>('idle')
  return (
    <CaptchaWidget
      state={state}
      onStart={() => {
        onStart()
        setState('solved')
      }}
    />
  )
}

export const Playground: Story = {
  render: ({ onStart }) => <Ticking onStart={onStart} />,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'من ربات نیستم' })
    await expect(box).not.toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('تایید شد')
    await userEvent.click(box)
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const Working: Story = {
  args: { state: 'working' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'من ربات نیستم' })
    await userEvent.click(box)
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(box).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'من ربات نیستم' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

const onRetry = fn()

export const ScriptThatDoesNotLoad: Story = {
  render: () => <CaptchaFailure message="Failed to load reCAPTCHA script." hasCodeLogin onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load reCAPTCHA script.')
    await userEvent.click(canvas.getByRole('button', { name: 'تلاش دوباره' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
