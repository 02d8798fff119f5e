/** `0912•••4567`: enough to recognise, not to call. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 4)}•••${phone.slice(-4)}`
