import { createContext, use } from 'react'

/** Empty where nobody named the shop: no page may say another one's name by accident. */
export const BrandContext = createContext('')

/** Name of the shop. */
export const useBrand = (): string => use(BrandContext)

/** A picture that a shop shows in the place of the drawn mark. */
export interface LogoPicture {
  src: string
  width: number
  height: number
}
export const LogoContext = createContext<LogoPicture | null>(null)
