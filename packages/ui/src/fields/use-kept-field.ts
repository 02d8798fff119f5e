import { useEffect } from 'react'
import { useForm } from 'react-final-form'

const asksNothing = (_value?: unknown): undefined => undefined

/**
 * Keeps a field of the form that leaves the page: react-final-form (7.0.1) gives one that it no longer knows its
 * initial value when it comes back, whatever somebody had typed. It asks for nothing meanwhile, and says so: a form
 * without any rule would keep the last error.
 */
export const useKeptField = (name: string): void => {
  const form = useForm('useKeptField')
  useEffect(() => {
    form.registerField(name, asksNothing, {}, { getValidator: () => asksNothing })
  }, [form, name])
}
