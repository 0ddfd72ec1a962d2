/** Short dry sounds made on the spot, only for those who switched them on. Never the only sign of anything. */
import { settings } from './settings.svelte'

export type Sound = 'match' | 'paper'

let audio: AudioContext | undefined
let quietUntil = 0

/** A hiss that is struck and dies: the length in seconds, the pitch of what is let through. */
const hisses: Record<Sound, { length: number; pitch: number; loud: number }> = {
  match: { length: 0.34, pitch: 5200, loud: 0.1 },
  paper: { length: 0.09, pitch: 2600, loud: 0.08 },
}

export function sound(name: Sound): void {
  if (!settings.sound || document.hidden) return
  audio ??= new AudioContext()
  // Never two at once.
  if (audio.currentTime < quietUntil) return
  const { length, pitch, loud } = hisses[name]
  quietUntil = audio.currentTime + length
  const samples = Math.floor(audio.sampleRate * length)
  const noise = audio.createBuffer(1, samples, audio.sampleRate)
  const wave = noise.getChannelData(0)
  for (let at = 0; at < samples; at++) wave[at] = (Math.random() * 2 - 1) * (1 - at / samples) ** 3
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  const volume = new GainNode(audio, { gain: loud })
  source.connect(filter).connect(volume).connect(audio.destination)
  source.start()
}
