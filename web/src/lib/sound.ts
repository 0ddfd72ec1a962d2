/** Short dry sounds made on the spot, only for those who switched them on. Never the only sign of anything. */
import { settings } from './settings.svelte'

/** A match struck (your turn), paper on wood, a deck riffled, a knock (points, tricks), won, over, and "that cannot be". */
export type Sound = 'match' | 'paper' | 'riffle' | 'knock' | 'won' | 'over' | 'no'

interface Stroke {
  /** a hiss is noise let through at its pitch, a tone is a bar of wood that is hit */
  readonly is: 'hiss' | 'tone'
  /** seconds: when it begins and how long it lasts */
  readonly at: number
  readonly length: number
  /** Hz */
  readonly pitch: number
  readonly loud: number
}

const hiss = (at: number, length: number, pitch: number, loud: number): Stroke => ({
  is: 'hiss',
  at,
  length,
  pitch,
  loud,
})
const tone = (at: number, length: number, pitch: number, loud: number): Stroke => ({
  is: 'tone',
  at,
  length,
  pitch,
  loud,
})

/** All under 0.4 s. */
const recipes: Record<Sound, readonly Stroke[]> = {
  match: [hiss(0, 0.34, 5200, 0.1)],
  paper: [hiss(0, 0.09, 2600, 0.08)],
  riffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at) => hiss(at, 0.06, 3000 + at * 2000, 0.05)),
  knock: [tone(0, 0.13, 170, 0.16), hiss(0, 0.03, 900, 0.05)],
  won: [tone(0, 0.16, 523, 0.09), tone(0.1, 0.16, 659, 0.09), tone(0.2, 0.19, 784, 0.09)],
  over: [tone(0, 0.16, 392, 0.08), tone(0.12, 0.24, 330, 0.08)],
  no: [tone(0, 0.08, 120, 0.14), tone(0.11, 0.1, 105, 0.14)],
}

/** Two strokes on a small bell, each with the overtone that makes it one. */
const bell: readonly Stroke[] = [0, 0.22].flatMap((at) => [tone(at, 0.9, 1318, 0.05), tone(at, 0.5, 3552, 0.012)])

let audio: AudioContext | undefined
let quietUntil = 0

export function sound(name: Sound): void {
  // Browsers keep silent until somebody has touched the page, and so do we.
  if (!settings.sound || document.hidden || (navigator as Partial<Navigator>).userActivation?.hasBeenActive === false)
    return
  audio ??= new AudioContext()
  void audio.resume()
  // Never two at once.
  const now = audio.currentTime
  if (now < quietUntil) return
  for (const stroke of recipes[name]) {
    quietUntil = Math.max(quietUntil, now + stroke.at + stroke.length)
    play(audio, stroke, now + stroke.at)
  }
}

/** A small bell for those who look elsewhere; `now`, to hear what it is like. */
export function ring(now = false): void {
  if (!now && (!settings.bell || (navigator as Partial<Navigator>).userActivation?.hasBeenActive === false)) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const stroke of bell) play(audio, stroke, audio.currentTime + stroke.at)
}

function play(to: AudioContext, stroke: Stroke, at: number): void {
  const volume = new GainNode(to, { gain: stroke.loud })
  volume.gain.setValueAtTime(stroke.loud, at)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + stroke.length)
  const source = stroke.is === 'hiss' ? noise(to, stroke, volume) : bar(to, stroke, volume)
  volume.connect(to.destination)
  source.start(at)
  source.stop(at + stroke.length)
}

function noise(to: AudioContext, { length, pitch }: Stroke, into: AudioNode): AudioScheduledSourceNode {
  const samples = Math.ceil(to.sampleRate * length)
  const buffer = to.createBuffer(1, samples, to.sampleRate)
  const wave = buffer.getChannelData(0)
  for (let at = 0; at < samples; at++) wave[at] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(to, { buffer })
  source.connect(new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.8 })).connect(into)
  return source
}

function bar(to: AudioContext, { pitch }: Stroke, into: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(to, { type: 'triangle', frequency: pitch })
  source.connect(into)
  return source
}
