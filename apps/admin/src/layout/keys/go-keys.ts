import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useKeys } from '../../shared/use-keys.ts'
import type { MenuEntry } from '../menu.ts'

/** The letters of the places; by the keys that have them on a Latin layout. */
const letters: Record<string, string> = {
  [paths.today]: 'T',
  [paths.orders]: 'O',
  [paths.packing]: 'P',
  [paths['card-reports']]: 'R',
  [paths.returns]: 'X',
  [paths.refunds]: 'F',
  [paths['goods/products']]: 'I',
  [paths.customers]: 'U',
  [paths.comments]: 'C',
  [paths.messages]: 'M',
  [paths.books]: 'B',
  [paths.staff]: 'S',
}
export const goLetterOf = (href: string): string | undefined => letters[href]

/** Between `g` and the letter of the place. */
const PATIENCE_MS = 1_500

/** `g` and a letter lead to a place of the menu, by the places of the keys: they are the same on a Persian layout. */
export const useGoKeys = (menu: readonly MenuEntry[]): void => {
  const navigate = useNavigate()
  const began = useRef(Number.NEGATIVE_INFINITY)
  const keys = useMemo(() => {
    const go = (href: string) => () => {
      const isSecond = performance.now() - began.current < PATIENCE_MS
      began.current = Number.NEGATIVE_INFINITY
      if (isSecond) void navigate(href)
    }
    const begin = () => {
      began.current = performance.now()
    }
    const places = menu.flatMap(({ href }) => {
      const letter = goLetterOf(href)
      return letter ? [[`Key${letter}`, go(href)] as const] : []
    })
    return { ...Object.fromEntries(places), KeyG: begin }
  }, [menu, navigate])
  useKeys(keys)
}
