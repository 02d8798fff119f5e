import type { ReactNode } from 'react'

/** One name and its value; see `Facts`. */
export const Fact = ({
  label,
  kind,
  children,
}: {
  label: string
  kind?: 'gain' | 'total'
  children: ReactNode
}) => (
  <div data-kind={kind}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
