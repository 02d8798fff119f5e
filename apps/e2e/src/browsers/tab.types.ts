/** What a person looks for: by the words that name it. */
export type Kind = 'button' | 'field' | 'heading' | 'radio' | 'text'

/** One tab of a browser, as far as journeys need it. Its acts wait for nothing: who calls them tries again. */
export interface Tab {
  goto(address: string): Promise<void>
  address(): Promise<string>
  /** Whether a person sees it now. */
  sees(kind: Kind, name: string): Promise<boolean>
  press(kind: Kind, name: string): Promise<void>
  fill(name: string, text: string): Promise<void>
  choose(name: string, option: string): Promise<void>
  /** Errors of the pages so far; WebKit's driver tells nobody of them. */
  complaints?(): readonly string[]
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export interface Browser {
  name: string
  open(): Promise<Tab>
}
