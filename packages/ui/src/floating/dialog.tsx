import MuiDialog, { type DialogProps } from '@mui/material/Dialog'

/** MUI's dialog. While it fades it is still there, marked as closed: the user neither left its fields nor is in it. */
export const Dialog = (props: DialogProps) => <MuiDialog {...props} data-closing={!props.open} />
