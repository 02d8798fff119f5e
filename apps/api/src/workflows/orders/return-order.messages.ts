/** Notes of a return in the history of its order, for the shop's people at the desk and at the command line. */
export const returnMessages = {
  restocked: 'به موجودی برگشت · restocked',
} as const
