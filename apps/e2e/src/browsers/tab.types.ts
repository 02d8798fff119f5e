/** A kind of element that a person looks for by its name. */
export type Kind = 'button' | 'field' | 'heading' | 'radio' | 'text'

/** A browser tab, with the operations that journeys need. They do not wait: the caller tries again. */
export interface Tab {
  goto(address: string): Promise<void>
  address(): Promise<string>
  /** Whether a person sees it now. */
  sees(kind: Kind, name: string): Promise<boolean>
  press(kind: Kind, name: string): Promise<void>
  fill(name: string, text: string): Promise<void>
  choose(name: string, option: string): Promise<void>
  /** Errors of the pages so far; WebKit's driver does not report them. */
  complaints?(): readonly string[]
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export interface Browser {
  name: string
  open(): Promise<Tab>
}
