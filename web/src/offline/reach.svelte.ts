/** Whether the server answers, as far as the last request tells. */
class Reach {
  lost = $state(false)
}

export const reach = new Reach()
