const NOTES_HZ = [660, 880]
const NOTE_SECONDS = 0.18
const LOUDNESS = 0.2

let audio: AudioContext | undefined

/** Plays two short notes. Silent until the user has pressed something on the page: browsers require that. */
export const chime = async (): Promise<void> => {
  if (!('AudioContext' in window)) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended' && !navigator.userActivation?.hasBeenActive) return
  await audio.resume()
  const begin = audio.currentTime
  NOTES_HZ.forEach((frequency, index) => {
    if (!audio) return
    const from = begin + index * NOTE_SECONDS
    const tone = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: LOUDNESS })
    // Fades out: an abrupt end is heard as a click.
    volume.gain.setTargetAtTime(0, from + NOTE_SECONDS / 2, NOTE_SECONDS / 3)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + NOTE_SECONDS * 2)
  })
}
