export const orderedMessages = {
  up: (name: string) => `${name}: یک جا بالاتر`,
  down: (name: string) => `${name}: یک جا پایین‌تر`,
  remove: (name: string) => `${name}: برداشتن`,
} as const
