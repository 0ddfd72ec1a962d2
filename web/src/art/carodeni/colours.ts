/** Part `t` of `to` in `from`: inks mixed on the stone. Colours are written #RRGGBB. */
export function mix(from: string, to: string, t: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [a, b] = [parts(from), parts(to)]
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? 0) - value) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
