import MuiDialog, { type DialogProps } from '@mui/material/Dialog'

/** MUI's dialog. While it fades it is still there, and says that it is over: nobody left its fields, nobody is in it. */
export const Dialog = (props: DialogProps) => <MuiDialog {...props} data-closing={!props.open} />
