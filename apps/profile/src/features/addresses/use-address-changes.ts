import { useDeleteAddressMutation, useEditAddressMutation } from '@hojreh/api/react'
import { useConfirm, useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { type Address, limits } from '@hojreh/contract'
import { addressesMessages as text } from './addresses.messages.ts'

/** What can be done with an address without its form. */
export const useAddressChanges = () => {
  const confirm = useConfirm()
  const tellError = useErrorToast()
  const dispatch = useAuthDispatch()
  const [editAddress, { isLoading: isEditing }] = useEditAddressMutation()
  const [deleteAddress, { isLoading: isDeleting }] = useDeleteAddressMutation()
  const tell = (title: string) =>
    dispatch(toastShown({ kind: 'success', title, lifeMs: limits.toastLifeMs.cart }))

  const remove = async ({ id }: Address): Promise<void> => {
    const isSure = await confirm({
      title: text.deleteTitle,
      text: text.deleteText,
      confirmLabel: text.delete,
      isDangerous: true,
    })
    if (!isSure) return
    const { error } = await deleteAddress({ id })
    if (error) tellError(error)
    else tell(text.deleted)
  }

  const makeDefault = async ({ id, ...address }: Address): Promise<void> => {
    const { error } = await editAddress({ query: { id }, body: { ...address, isDefault: true } })
    if (error) tellError(error)
    else tell(text.madeDefault)
  }

  return { remove, makeDefault, tell, isBusy: isEditing || isDeleting }
}
