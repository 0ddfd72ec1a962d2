/** The land of the map as a drawing on the sheet: the same for the map itself and for its overview. */
import { drawn } from '../../art/sheet'
import { lancre, type Light } from '../../art/witches/lancre'
import { printed } from './printed'
import { places, way } from './places'

const yards = Object.values(places).flatMap(({ x, y, yard }) => (yard ? [{ x, y, ...yard }] : []))

export function landscape(light: Light): string {
  return drawn(`lancre-${light}`, () =>
    lancre(
      light,
      printed()
        .paths.map(([from, to]) => way(from, to))
        .join(''),
      yards,
    ),
  )
}
