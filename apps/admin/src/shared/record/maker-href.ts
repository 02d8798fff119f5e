import { paths } from '../../paths.ts'

export const makerHref = (id: string): string => paths.maker.replace(':id', id)
