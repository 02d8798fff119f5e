import { paths } from '../../paths.ts'

export const mediaHref = (key: string): string => paths.picture.replace(':key', key)
