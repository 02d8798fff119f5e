import MuiDialog, { type DialogProps } from '@mui/material/Dialog'

/** MUI's dialog. While it fades it is still there, and tells its fields that nobody left them. */
export const Dialog = (props: DialogProps) => <MuiDialog {...props} data-closing={!props.open} />
