import { createContext, use } from 'react'

/** The shop's name; empty where none is given: no page may show another shop's name by accident. */
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
