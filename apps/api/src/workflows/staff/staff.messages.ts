/** How lists, SMS and books name acts on the staff. */
export const ownerMessages = {
  newOwner: (name: string) => `مالک تازه: ${name}`,
} as const
