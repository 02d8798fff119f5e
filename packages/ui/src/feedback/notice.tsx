import Alert, { type AlertProps } from '@mui/material/Alert'

export type NoticeProps = Pick<AlertProps, 'severity' | 'role' | 'action' | 'children' | 'className'>

/** A box on the page that asks for attention; what may be done stands beside what it says. */
export const Notice = ({ severity = 'warning', role = 'status', ...rest }: NoticeProps) => (
  <Alert variant="notice" icon={false} severity={severity} role={role} {...rest} />
)
