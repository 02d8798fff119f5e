import { adminApi, downloadOrders, downloadShop } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type {
  ExportedOfPeople,
  ExportFormat,
  ShopExportFormat,
  WaitingApproval,
} from '@hojreh/contract/admin'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { listArgsOf } from '../list-args.ts'
import { keepFile } from './keep-file.ts'

type File = NonNullable<WaitingApproval['file']>

const download = ({ name, search }: File) => {
  const [what, format] = name.split('.')
  return what === 'orders'
    ? downloadOrders(listArgsOf(new URLSearchParams(search)), {
        format: format as ExportFormat,
        withPhones: true,
      })
    : downloadShop({
        what: what as ExportedOfPeople,
        format: format as ShopExportFormat,
        withPhones: true,
      })
}

/** Takes a file that a second person allowed: once, and the list of what waits is read anew. */
export const useTakeAsked = () => {
  const tellError = useErrorToast()
  const dispatch = useDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const take = async (file: File) => {
    setIsBusy(true)
    const result = await download(file)
    setIsBusy(false)
    if ('error' in result) tellError(result.error)
    else keepFile(result.file)
    dispatch(adminApi.util.invalidateTags(['Approval', 'Pulse', 'Action']))
  }
  return { take, isBusy }
}
