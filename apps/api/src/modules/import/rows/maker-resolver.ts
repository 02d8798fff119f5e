import type { NamedMaker } from '../../maker/maker.repository.ts'
import { makerForm } from '../../maker/maker-form.ts'

/** Finds the makers that a file names: each has one title, however it is written. */
export const makeMakerResolver = (existing: readonly Pick<NamedMaker, 'form' | 'title'>[]) => {
  const titles = new Map(existing.map(({ form, title }) => [form, title]))
  const named = new Set<string>()
  return {
    titleOf: (name: string): string => {
      const form = makerForm(name)
      const title = titles.get(form) ?? name
      titles.set(form, title)
      named.add(title)
      return title
    },
    /** Titles of all makers of the file. */
    named: (): readonly string[] => [...named],
  }
}

export type MakerResolver = ReturnType<typeof makeMakerResolver>
