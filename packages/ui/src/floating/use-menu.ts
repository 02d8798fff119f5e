import { type MouseEvent, useId, useState } from 'react'

/**
 * A button and what it opens. Spread `button` on the button, `popup` on a `Menu` or a `Popover`, whose code can come
 * with the first press (`OnDemand`).
 */
export const useMenu = (kind: 'menu' | 'dialog' = 'menu') => {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const open = anchorEl !== null
  const onClose = () => setAnchor(null)
  return {
    button: {
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    popup: { id, anchorEl, open, onClose },
  }
}
