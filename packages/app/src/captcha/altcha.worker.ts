import { type Puzzle, solveChallenge } from './solve-challenge.ts'

self.addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  self.postMessage(solveChallenge(data))
})
