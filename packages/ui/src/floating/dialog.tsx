import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import { MuiTheme } from '../theme/mui-theme.tsx'

/** MUI's dialog in our looks. What shows one is loaded when it is wanted (`OnDemand`). */
export const Dialog = (props: DialogProps) => (
  <MuiTheme>
    {/* While it fades it is still there, and tells its fields that nobody left them. */}
    <MuiDialog {...props} data-closing={!props.open} />
  </MuiTheme>
)
